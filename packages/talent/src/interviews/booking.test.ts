/**
 *   book ──► booked ──move──► booked (sequence + 1) ──cancel──► cancelled (sequence + 2)
 *    └─ slot-taken, with the nearest free times           each queues its mails with the appointment
 */
import ICAL from "ical.js";
import { expect, it } from "vitest";
import { LOCAL_OUTBOX } from "../mail/mail-settings.ts";
import { describeTalent } from "../testing/describe-talent.suite.ts";

const BUSY = [
  "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:lunch\r\nDTSTART;TZID=Europe/Berlin:20261102T120000",
  "DURATION:PT1H\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
].join("\r\n");

describeTalent("an interview", ({ open }) => {
  async function start(options: Parameters<typeof open>[0] = {}) {
    const { talent, rosa, store } = open(options);
    const { id: person_id } = await talent.people.add(rosa, {
      name: "Li Lei",
      email: "li@example.com",
    });
    const job = await talent.jobs.create(rosa, { title: "Designer" });
    const application = await talent.applications.add(rosa, { person_id, job_id: job.id });
    const kim = await talent.interviewers.add(rosa, {
      name: "Kim",
      email: "kim@acme.example",
      time_zone: "Europe/Berlin",
      calendar: BUSY,
    });
    const book = (starts_at: string, ends_at: string, more: object = {}) =>
      talent.effects.request(rosa, {
        kind: "book_interview",
        payload: {
          application_id: application.id,
          interviewer_id: kim.id,
          starts_at,
          ends_at,
          time_zone: "Asia/Shanghai",
          place: "Room 1",
          ...more,
        },
      });
    const mails = async () => {
      const rows = await store
        .forTenant(rosa.tenant)
        .selectFrom("messages")
        .select(["to", "subject", "text", "calendar", "calendar_method", "person_id", "purpose"])
        .orderBy("pos")
        .execute();
      return rows.map((row) => ({ ...row, event: eventOf(row.calendar ?? "") }));
    };
    const olga = { ...rosa, user: "olga", roles: ["owner" as const] };
    return { talent, rosa, olga, person_id, job, application, kim, book, mails };
  }

  function eventOf(ics: string) {
    const component = new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent("vevent");
    return new ICAL.Event(component ?? undefined);
  }

  const TEN = ["2026-11-20T09:00:00Z", "2026-11-20T10:00:00Z"] as const;
  const NOON = ["2026-11-20T10:30:00Z", "2026-11-20T11:30:00Z"] as const;

  it("is done when its time is over, and can still be moved by whoever did not come", async () => {
    const { talent, rosa, person_id, book } = await start();
    const { result } = await book(...TEN);
    const id = result?.interview_id ?? "";
    const past = { starts_at: "2025-01-02T09:00:00.000Z", ends_at: "2025-01-02T10:00:00.000Z" };
    const db = open().store.forTenant(rosa.tenant);
    await db.updateTable("interviews").set(past).where("id", "=", id).execute();
    expect((await talent.interviews.get(rosa, id)).state).toBe("done");
    expect((await talent.people.candidate(rosa, person_id)).interviews[0]?.state).toBe("done");
    const found = async (state: "booked" | "done") =>
      (await talent.interviews.list(rosa, { person_id, state })).items.length;
    expect([await found("booked"), await found("done")]).toEqual([0, 1]);
    const payload = { interview_id: id, sequence: 0, starts_at: TEN[0], ends_at: TEN[1] };
    const { state } = await talent.effects.request(rosa, { kind: "move_interview", payload });
    expect(state).toBe("done");
    expect((await talent.interviews.get(rosa, id)).state).toBe("booked");
  });

  it("is told in the candidate's own zone, or in the interviewer's where theirs is not known", async () => {
    const { talent, rosa, person_id, book } = await start();
    const booked = async (starts_at: string, ends_at: string) => {
      const { result } = await book(starts_at, ends_at, { time_zone: undefined });
      return talent.interviews.get(rosa, result?.interview_id ?? "");
    };
    expect(await booked(...TEN)).toMatchObject({
      time_zone: "Europe/Berlin",
      interviewer_time_zone: "Europe/Berlin",
    });
    const { version } = await talent.people.get(rosa, person_id);
    const zoned = await talent.people.change(rosa, person_id, version, { location: "Singapore" });
    expect(await booked("2026-11-23T09:00:00Z", "2026-11-23T10:00:00Z")).toMatchObject({
      time_zone: "Asia/Singapore",
    });
    const change = { time_zone: "America/New_York" };
    await talent.people.change(rosa, person_id, zoned.version, change);
    expect(await booked("2026-11-24T09:00:00Z", "2026-11-24T10:00:00Z")).toMatchObject({
      time_zone: "America/New_York",
    });
  });

  it("tells an interviewer the time in the zone that they chose for themselves", async () => {
    const zones = new Map([["kim@acme.example", "America/New_York"]]);
    const { book, mails } = await start({ zonesOf: async () => zones });
    await book(...TEN);
    const [toCandidate, toInterviewer] = await mails();
    expect(toCandidate?.text).toContain("GMT+8 (Shanghai)");
    expect(toInterviewer?.text).toMatch(/04:00–05:00 GMT-5 \(New York\)/);
  });

  it("is booked, and both are invited, each in their own time", async () => {
    const { talent, rosa, person_id, kim, book, mails, application } = await start();
    const { state, result } = await book(...TEN, { note: "Bring a portfolio." });
    expect(state).toBe("done");
    expect((await talent.applications.get(rosa, application.id)).stage).toBe("interview");
    const interview = await talent.interviews.get(rosa, result?.interview_id ?? "");
    expect(interview).toMatchObject({
      state: "booked",
      sequence: 0,
      uid: `${interview.id}@bole`,
      interviewer_name: "Kim",
      person_name: "Li Lei",
      job_title: "Designer",
    });
    const [toCandidate, toInterviewer] = await mails();
    expect(toCandidate).toMatchObject({
      to: "li@example.com",
      subject: "Interview: Designer",
      purpose: "invitation",
      calendar_method: "REQUEST",
      person_id,
    });
    expect(toCandidate?.text).toMatch(/20 November 2026, 17:00–18:00 GMT\+8 \(Shanghai\)/);
    expect(toCandidate?.text).toContain("Bring a portfolio.");
    expect(toInterviewer).toMatchObject({ to: "kim@acme.example" });
    expect(toInterviewer?.text).toMatch(/10:00–11:00 GMT\+1 \(Berlin\)/);
    expect(toCandidate?.text).toContain("We would like to invite you to an interview");
    expect(toInterviewer?.text).toContain(
      'You are leading the interview with Li Lei for "Designer".',
    );
    expect(toCandidate?.event).toMatchObject({ uid: interview.uid, sequence: 0 });
    expect(toCandidate?.event.attendees).toHaveLength(2);
    expect(toCandidate?.event.startDate.toJSDate()).toEqual(new Date(TEN[0]));
    const { interviews, activity } = await talent.people.candidate(rosa, person_id);
    expect(interviews).toEqual([interview]);
    expect(activity.find(({ kind }) => kind === "interview")?.facts).toMatchObject({
      interviewer: "Kim",
    });
    const { items } = await talent.audit.list(rosa, { action: "interview-booked" });
    expect(items).toMatchObject([{ facts: { interviewer_id: kim.id }, person_id }]);
  });

  it("is refused where the calendar or another interview is, with the nearest free times", async () => {
    const { rosa, talent, book } = await start();
    await expect(book(...NOON)).rejects.toMatchObject({
      code: "slot-taken",
      data: {
        free: [
          { starts_at: "2026-11-20T10:00:00.000Z", local_starts_at: "2026-11-20T11:00:00+01:00" },
          { starts_at: "2026-11-20T09:30:00.000Z" },
          { starts_at: "2026-11-20T09:00:00.000Z" },
          { starts_at: "2026-11-20T12:00:00.000Z" },
          {},
        ],
      },
    });
    await book(...TEN);
    await expect(book("2026-11-20T09:30:00Z", "2026-11-20T10:30:00Z")).rejects.toMatchObject({
      code: "slot-taken",
    });
    expect((await talent.interviews.list(rosa)).items).toHaveLength(1);
  });

  it("leaves its own time free for whoever moves it", async () => {
    const { talent, rosa, kim, book } = await start();
    const { result } = await book(...TEN);
    const day = { from: "2026-11-20T08:30:00Z", to: "2026-11-20T11:00:00Z" };
    const free = async (instead_of?: string) => {
      const filter = { interviewers: [kim.id], ...day, ...(instead_of && { instead_of }) };
      const { items } = await talent.interviews.slots(rosa, filter);
      return items.map(({ starts_at }) => starts_at.slice(11, 16));
    };
    expect(await free()).toEqual(["10:00"]);
    expect(await free(result?.interview_id)).toEqual(["08:30", "09:00", "09:30", "10:00"]);
  });

  it("is signed by the name that mails are from", async () => {
    const from = { name: "Acme Hiring", address: "jobs@acme.example" };
    const { book, mails } = await start({ mail: { ...LOCAL_OUTBOX, from } });
    await book(...TEN);
    for (const { text } of await mails()) expect(text).toMatch(/\n\nAcme Hiring$/);
  });

  it("is one of many who want the same time at once", async () => {
    const { talent, rosa, book, mails } = await start();
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => book(...TEN)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const codes = results.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(["slot-taken"]));
    expect((await talent.interviews.list(rosa)).items).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it("is moved and cancelled by whoever has seen it as it is, and calendars are told", async () => {
    const { talent, rosa, book, mails } = await start();
    const { result } = await book(...TEN);
    const interview_id = result?.interview_id ?? "";
    const move = (sequence: number, starts_at: string, ends_at: string) =>
      talent.effects.request(rosa, {
        kind: "move_interview",
        payload: { interview_id, sequence, starts_at, ends_at },
      });
    // Half an hour later overlaps with itself only.
    await move(0, "2026-11-20T09:30:00Z", "2026-11-20T10:30:00Z");
    await expect(move(0, ...TEN)).rejects.toMatchObject({
      code: "version-conflict",
      data: { current: { sequence: 1 } },
    });
    await expect(move(1, ...NOON)).rejects.toMatchObject({ code: "slot-taken" });
    await expect(move(1, "2026-11-20T09:30:00Z", "2026-11-20T10:30:00Z")).rejects.toMatchObject({
      issues: [{ path: "payload.starts_at" }],
    });
    const cancel = (sequence: number) =>
      talent.effects.request(rosa, {
        kind: "cancel_interview",
        payload: { interview_id, sequence, reason: "Kim is ill." },
      });
    await cancel(1);
    expect(await talent.interviews.get(rosa, interview_id)).toMatchObject({
      state: "cancelled",
      sequence: 2,
      place: "Room 1",
    });
    await expect(cancel(2)).rejects.toMatchObject({ code: "interview-settled" });
    const told = (await mails()).filter(({ to }) => to === "li@example.com");
    expect(told.map(({ calendar_method, event }) => [calendar_method, event.sequence])).toEqual([
      ["REQUEST", 0],
      ["REQUEST", 1],
      ["CANCEL", 2],
    ]);
    expect(told[2]?.text).toContain("Kim is ill.");
    // The time is free again.
    expect((await book(...TEN)).state).toBe("done");
  });

  it("waits for a person if an agent asks for it, and is refused if its time is gone by then", async () => {
    const { talent, rosa, application, kim, book } = await start();
    const payload = {
      application_id: application.id,
      interviewer_id: kim.id,
      starts_at: TEN[0],
      ends_at: TEN[1],
      time_zone: "Europe/Berlin",
    };
    const content = { kind: "book_interview" as const, payload };
    const asked = await talent.effects.request(rosa, content, { run_id: "run_1", step_id: "2" });
    expect(asked.state).toBe("awaiting_approval");
    await book(...TEN);
    await expect(talent.effects.approve(rosa, asked.id, asked.content_hash)).rejects.toMatchObject({
      code: "slot-taken",
    });
    expect((await talent.effects.get(rosa, asked.id)).state).toBe("awaiting_approval");
  });

  it("needs a time that is to come, an end after it, a zone, an application and somebody there", async () => {
    const { talent, rosa, kim, book } = await start();
    const [from, to] = TEN;
    const cases = [
      [() => book("2026-11-10T09:00:00Z", "2026-11-10T10:00:00Z"), "talent-request-invalid"],
      [() => book(to, from), "talent-request-invalid"],
      [() => book(from, from), "talent-request-invalid"],
      [() => book(from, to, { time_zone: "Mars/Olympus" }), "talent-request-invalid"],
      [() => book(from, to, { application_id: "none" }), "application-unknown"],
      [() => book(from, to, { interviewer_id: "nobody" }), "interviewer-unknown"],
      [() => book("2027-11-20T09:00:00Z", "2027-11-20T10:00:00Z"), "calendar-unread"],
    ] as const;
    for (const [ask, code] of cases) await expect(ask()).rejects.toMatchObject({ code });
    await talent.interviewers.remove(rosa, kim.id);
    await expect(book(...TEN)).rejects.toMatchObject({ code: "interviewer-unknown" });
    expect((await talent.effects.list(rosa)).items).toEqual([]);
  });

  it("is made without mails if nobody is to be told, or has an address", async () => {
    const { talent, rosa, person_id, book, mails } = await start();
    await book(...TEN, { invite: false });
    expect(await mails()).toEqual([]);
    await talent.people.change(rosa, person_id, 1, { email: null });
    const { result } = await book("2026-11-24T09:00:00Z", "2026-11-24T10:00:00Z");
    expect(Object.keys(result ?? {})).toEqual(["interview_id", "interviewer_mail"]);
    expect((await mails()).map(({ to }) => to)).toEqual(["kim@acme.example"]);
  });

  it("is called off when the candidate is erased, without a word of whom", async () => {
    const { talent, rosa, olga, person_id, application, book, mails } = await start();
    const { result } = await book(...TEN);
    const content = { kind: "erase_person" as const, payload: { person_id, version: 1 } };
    const erase = await talent.effects.request(olga, content);
    await talent.effects.approve(olga, erase.id, erase.content_hash);
    const [left, ...others] = await mails();
    expect(others).toEqual([]);
    expect(left).toMatchObject({
      to: "kim@acme.example",
      calendar_method: "CANCEL",
      event: { uid: `${result?.interview_id}@bole`, sequence: 1 },
    });
    expect(JSON.stringify([left?.text, left?.subject, left?.calendar])).not.toMatch(/Li Lei|li@/);
    await expect(talent.interviews.get(rosa, result?.interview_id ?? "")).rejects.toMatchObject({
      code: "interview-unknown",
    });
    await expect(book(...TEN, { application_id: application.id })).rejects.toMatchObject({
      code: "application-unknown",
    });
  });
});

describeTalent("a job", ({ open }) => {
  it("is opened by publishing it, and by nothing else", async () => {
    const { talent, rosa } = open();
    await expect(
      talent.jobs.create(rosa, { title: "Designer", status: "open" }),
    ).rejects.toMatchObject({ issues: [{ path: "status" }] });
    const job = await talent.jobs.create(rosa, { title: "Designer" });
    await expect(
      talent.jobs.update(rosa, job.id, 1, { title: "Designer", status: "open" }),
    ).rejects.toMatchObject({ issues: [{ path: "status" }] });
    const publish = (version: number) =>
      talent.effects.request(rosa, {
        kind: "publish_job",
        payload: { job_id: job.id, version },
      });
    await expect(publish(2)).rejects.toMatchObject({ code: "version-conflict" });
    expect((await publish(1)).state).toBe("done");
    expect(await talent.jobs.get(rosa, job.id)).toMatchObject({ status: "open", version: 2 });
    await expect(publish(2)).rejects.toMatchObject({ code: "talent-request-invalid" });
    // What is open can be written as it is, and closed and opened again.
    await talent.jobs.update(rosa, job.id, 2, { title: "Designer, Berlin", status: "open" });
    await talent.jobs.update(rosa, job.id, 3, { title: "Designer, Berlin", status: "closed" });
    await publish(4);
    expect(await talent.jobs.get(rosa, job.id)).toMatchObject({ status: "open", version: 5 });
    const { items } = await talent.audit.list(rosa, { action: "job-published" });
    expect(items).toHaveLength(2);
  });
});
