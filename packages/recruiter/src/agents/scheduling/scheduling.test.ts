import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Appointment } from "../../model/index.ts";
import { Invited } from "../communication/invite.ts";
import { openAgentLab, ROSA } from "../testing/agent-lab.ts";
import { ChangedInterview } from "./change.ts";

let lab: Awaited<ReturnType<typeof openAgentLab>>;
let job_id: string;
beforeAll(async () => {
  lab = await openAgentLab();
});
afterAll(() => lab.close());
beforeEach(async () => {
  const job = { title: "Engineer", organisation: "Acme", location: "Berlin" };
  job_id = (await lab.addJob(job)).id;
});

async function candidate(name: string) {
  const email = `${name.toLowerCase()}@example.com`;
  const person = await lab.talent.people.add(ROSA, { name, email, location: "Shanghai" });
  const application = await lab.talent.applications.add(ROSA, { person_id: person.id, job_id });
  return { person_id: person.id, application_id: application.id, name };
}

/** Free on Tuesday morning and Wednesday afternoon of this week only, by the clock of Berlin. */
const busy = (from: string, to: string) =>
  ["BEGIN:VEVENT", `UID:${from}`, `DTSTART:${from}`, `DTEND:${to}`, "END:VEVENT"].join("\r\n");
const CALENDAR = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:test",
  busy("20261117T110000Z", "20261118T120000Z"),
  busy("20261118T160000Z", "20261220T000000Z"),
  "END:VCALENDAR",
].join("\r\n");

const kim = () =>
  lab.talent.interviewers.add(ROSA, {
    name: "Kim",
    email: "kim@acme.example",
    time_zone: "Europe/Berlin",
    hours: { from: "09:00", to: "17:00", buffer_minutes: 0 },
    calendar: CALENDAR,
  });

describe("proposing a time", () => {
  it("says so where nobody leads interviews", async () => {
    const who = await candidate("Ada");
    const error = await lab.ask("scheduling_propose", { candidate: who, job_id });
    expect(error).toMatchObject({ code: "no-interviewers" });
  });

  it("reads the calendar, tells the time by the candidate's clock, and offers others", async () => {
    const { id } = await kim();
    const args = { candidate: await candidate("Bo"), job_id, interviewer_ids: [id] };
    const time = Appointment.parse(await lab.ask("scheduling_propose", args));
    expect(time).toMatchObject({
      starts_at: "2026-11-17T08:00:00.000Z",
      ends_at: "2026-11-17T09:00:00.000Z",
      time_zone: "Asia/Shanghai",
      interviewer_id: id,
      warnings: [],
    });
    expect(time.options[0]?.local_starts_at).toBe("2026-11-17T16:00:00+08:00");
    // Two a day, none beside the other, and none that is at night in Shanghai.
    expect(time.options.map(({ local_starts_at }) => local_starts_at.slice(5, 16))).toEqual([
      "11-17T16:00",
      "11-17T17:00",
      "11-18T20:00",
    ]);
  });

  it("proposes different times to different people of one run, and keeps to what they asked for", async () => {
    const { id } = await kim();
    const each = await Promise.all(["Cy", "Di", "Ed"].map(candidate));
    const wish = {
      day: "2026-11-18",
      from: "20:00",
      to: "24:00",
      suits: true,
      words: "Wed evening",
    };
    const args = { candidate: "$item", job_id, interviewer_ids: [id], preferred: [wish] };
    const times = Appointment.array().parse(await lab.ask("scheduling_propose", args, { each }));
    const starts = times.map(({ starts_at }) => starts_at).toSorted();
    // In Shanghai it is evening from 12:00 UTC on, when Kim is free until 16:00.
    expect(starts).toEqual([
      "2026-11-18T12:00:00.000Z",
      "2026-11-18T13:00:00.000Z",
      "2026-11-18T14:00:00.000Z",
    ]);
    expect(times.flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  it("says where nothing is free when they asked for it, and where nothing is free at all", async () => {
    const { id } = await kim();
    const wish = { day: "2026-11-19", from: "00:00", to: "24:00", suits: true, words: "Thursday" };
    const who = await candidate("Flo");
    const args = { candidate: who, job_id, interviewer_ids: [id], preferred: [wish] };
    const { warnings } = Appointment.parse(await lab.ask("scheduling_propose", args));
    expect(warnings[0]).toContain("Nothing is free when they asked for it (Thursday)");
    const late = { ...args, from: "2026-11-19T00:00:00Z", to: "2026-11-21T00:00:00Z" };
    expect(await lab.ask("scheduling_propose", late)).toMatchObject({ code: "no-free-slot" });
  });

  it("refuses whoever is no candidate for the job", async () => {
    const { id, name } = await lab.talent.people.add(ROSA, { name: "Gus" });
    const who = { person_id: id, application_id: null, name };
    expect(await lab.ask("scheduling_propose", { candidate: who, job_id })).toMatchObject({
      code: "not-a-candidate",
    });
  });
});

describe("an interview", () => {
  //   propose ──► (rosa) ──► invite ──► load ──► (rosa) ──► reschedule ──► (rosa) ──► cancel
  it("is booked, moved and cancelled at once where a person approved it right before", async () => {
    const { id } = await kim();
    const args = { candidate: await candidate("Hal"), job_id, interviewer_ids: [id] };
    const appointment = await lab.ask("scheduling_propose", args);
    const yes = { approval: "before" };
    const booked = Invited.parse(
      await lab.ask("communication_invite", { appointment: appointment as never }, yes),
    );
    expect(booked.state).toBe("booked");
    const { items } = await lab.talent.mails.list(ROSA, { person_id: booked.person_id });
    expect(items.map(({ to, purpose }) => [to, purpose])).toContainEqual([
      "hal@example.com",
      "invitation",
    ]);
    const interview_id = booked.interview_id ?? "";
    const to = { starts_at: "2026-11-18T13:00:00Z", ends_at: "2026-11-18T14:00:00Z" };
    const moved = { interview_id, sequence: 0, ...to };
    expect(ChangedInterview.parse(await lab.ask("scheduling_reschedule", moved, yes)).state).toBe(
      "moved",
    );
    expect(await lab.ask("scheduling_load", { interview_id })).toMatchObject({ sequence: 1 });
    const cancel = { interview_id, sequence: 1, reason: "ill" };
    expect(ChangedInterview.parse(await lab.ask("scheduling_cancel", cancel, yes)).state).toBe(
      "cancelled",
    );
  });

  it("tells that its time is taken by now, and books nothing", async () => {
    const { id } = await kim();
    const first = { candidate: await candidate("Ian"), job_id, interviewer_ids: [id] };
    const appointment = Appointment.parse(await lab.ask("scheduling_propose", first));
    const other = await candidate("Jo");
    const stolen = { ...appointment, ...other };
    const yes = { approval: "before" };
    await lab.ask("communication_invite", { appointment: stolen }, yes);
    expect(await lab.ask("communication_invite", { appointment }, yes)).toMatchObject({
      state: "taken",
      interview_id: null,
    });
  });
});
