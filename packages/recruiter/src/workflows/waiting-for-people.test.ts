/** Chains that wait for people: for an answer of the candidate, and for a yes to a time. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sent } from "../model/index.ts";
import { openRecruiterLab, type RecruiterLab, ROSA } from "../testing/recruiter-lab.ts";
import { recruiterScript } from "../testing/recruiter-script.ts";

const { tenant } = ROSA;
const { plain, ...reader } = recruiterScript();
let lab: RecruiterLab;
let job_id: string;
beforeAll(async () => {
  lab = await openRecruiterLab({ reader });
  await lab.talent.interviewers.add(ROSA, {
    name: "Kim",
    email: "kim@acme.example",
    time_zone: "Europe/Berlin",
    hours: { from: "09:00", to: "17:00", buffer_minutes: 0 },
    calendar: "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:test\r\nEND:VCALENDAR",
  });
  const job = { title: "Engineer", organisation: "Acme", status: "open" as const };
  job_id = (await lab.talent.jobs.create(ROSA, job, { demo: true })).id;
});
afterAll(() => lab.close());

async function candidate(name: string) {
  const email = `${name.toLowerCase()}@example.com`;
  const person = await lab.talent.people.add(ROSA, { name, email });
  const application = await lab.talent.applications.add(ROSA, { person_id: person.id, job_id });
  return { person_id: person.id, application_id: application.id, name };
}

const held = async () => {
  const db = lab.store.forTenant(tenant);
  const rows = await db.selectFrom("recruiter_slot_holds").select("application_id").execute();
  return [...new Set(rows.map(({ application_id }) => application_id))];
};

//  read_reply (waits) ──► propose ──► invite (asks)
//     ▲ └─┐ a machine's answer
//     └───┘
describe("a candidate who was written to", () => {
  const comes = async (person_id: string, subject: string, text: string) => {
    const { email } = await lab.talent.people.get(ROSA, person_id);
    const lines = [`From: ${email}`, `Message-ID: <${subject.length}@x>`, `Subject: ${subject}`];
    const raw = new TextEncoder().encode([...lines, "", text].join("\r\n"));
    const { message } = await lab.talent.mails.receive(ROSA, raw);
    const data = { ...(await lab.talent.mails.replyEvent(tenant, message.id)) };
    await lab.engine.post({ tenant, event: "email_reply", data });
  };

  it("is waited for on where only a machine has answered, and met where they have", async () => {
    const { person_id, application_id, name } = await candidate("Ada");
    const sent: Sent = {
      ...{ person_id, application_id, job_id, name, message_id: null, thread_id: null },
      ...{ state: "sent", not_before: null, why: "" },
    };
    const step = {
      id: "meet",
      action: "interview_after_reply",
      args: { sent, for_job_id: job_id, place: "Room 4" },
    };
    const { run_id } = await lab.engine.start({ tenant, plan: { steps: [step] } });
    const waitsFor = async () => {
      const { status, gates } = await lab.engine.settled(tenant, run_id);
      return [status, ...gates.map(({ event, action }) => event ?? action)];
    };
    expect(await waitsFor()).toEqual(["waiting", "email_reply"]);
    await comes(person_id, "Automatic reply: A role", "I am away and happy to talk in May.");
    expect(await waitsFor()).toEqual(["waiting", "email_reply"]);
    await comes(person_id, "Re: A role", "I'd love to hear more.");
    expect(await waitsFor()).toEqual(["waiting", "communication_invite"]);
    const [gate] = (await lab.engine.run(tenant, run_id)).gates;
    expect(gate?.ask).toMatchObject({ appointment: { place: "Room 4" } });
    await lab.engine.cancel(tenant, run_id, "rosa");
    await lab.engine.settled(tenant, run_id);
  });
});

describe("a time that was offered", () => {
  const proposed = async (session: string, name: string) => {
    const { person_id, application_id } = await candidate(name);
    const context = { session, job_id, person_ids: [person_id] };
    const wish = `<book_interview>Schedule an interview with <who>${name}</who></book_interview>`;
    const heard = await lab.say(plain(wish), context);
    const asked = heard.findLast(({ type }) => type === "approval_needed");
    if (asked?.type !== "approval_needed") throw new Error(JSON.stringify(heard));
    expect(asked.content.kind).toBe("slots");
    expect(await held()).toContain(application_id);
    return { ...asked.content, application_id };
  };

  it("is free again when it is rejected", async () => {
    const { workflow_id, interrupt_id, application_id } = await proposed("no", "Bertram");
    await lab.decide(workflow_id, { interrupt_id, decision: "reject" });
    expect(await held()).not.toContain(application_id);
  });

  it("is free again when its workflow is stopped", async () => {
    const { workflow_id, application_id } = await proposed("stop", "Cordula");
    await lab.recruiter.workflows.cancel(ROSA, workflow_id);
    expect(await held()).not.toContain(application_id);
  });
});
