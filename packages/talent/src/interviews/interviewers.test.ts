import { expect, it } from "vitest";
import { talentErrors } from "../errors.ts";
import { describeTalent } from "../testing/describe-talent.suite.ts";
import type { Interviewers } from "./interviewers.ts";

const event = (uid: string, start: string) =>
  `BEGIN:VEVENT\nUID:${uid}\nDTSTART:${start}\nDURATION:PT1H\nEND:VEVENT\n`;
const calendar = (...events: string[]) => `BEGIN:VCALENDAR\n${events.join("")}END:VCALENDAR\n`;
const KIM = { name: "Kim", email: "kim@acme.example", time_zone: "Europe/Berlin" };
const DAY = { from: "2026-11-20T00:00:00Z", to: "2026-11-21T00:00:00Z" };

describeTalent("an interviewer", ({ open }) => {
  it("is added, changed and removed; whoever has seen an older version is told", async () => {
    const { talent, rosa } = open();
    const kim = await talent.interviewers.add(rosa, KIM);
    expect(kim).toMatchObject({
      version: 1,
      hours: { days: ["MO", "TU", "WE", "TH", "FR"], from: "09:00", to: "18:00" },
      calendar: { source: "none" },
    });
    expect(await talent.interviewers.list(rosa)).toEqual([kim]);
    const hours = { days: ["MO" as const], from: "10:00", to: "12:00", buffer_minutes: 10 };
    const changed = await talent.interviewers.change(rosa, kim.id, 1, { name: "Kim Lee", hours });
    expect(changed).toMatchObject({ version: 2, name: "Kim Lee", hours, email: KIM.email });
    await expect(
      talent.interviewers.change(rosa, kim.id, 1, { name: "Kim" }),
    ).rejects.toMatchObject({ code: "version-conflict", data: { version: 2 } });
    await expect(
      talent.interviewers.add(rosa, { ...KIM, time_zone: "Moon" }),
    ).rejects.toMatchObject({ issues: [{ path: "time_zone" }] });
    await talent.interviewers.remove(rosa, kim.id);
    expect(await talent.interviewers.list(rosa)).toEqual([]);
    await expect(talent.interviewers.get(rosa, kim.id)).rejects.toMatchObject({
      code: "interviewer-unknown",
    });
  });

  it("is busy when the calendar says so, and in the zone that they are in", async () => {
    const { talent, rosa } = open();
    const ics = calendar(event("a", "20261120T100000"));
    const kim = await talent.interviewers.add(rosa, { ...KIM, calendar: ics });
    expect(kim.calendar).toMatchObject({ source: "file", events: 1, stale_since: null });
    expect(await talent.interviewers.busy(rosa, kim.id, DAY)).toEqual([
      { starts_at: "2026-11-20T09:00:00.000Z", ends_at: "2026-11-20T10:00:00.000Z" },
    ]);
    await talent.interviewers.change(rosa, kim.id, 1, { time_zone: "Asia/Shanghai" });
    expect(await talent.interviewers.busy(rosa, kim.id, DAY)).toEqual([
      { starts_at: "2026-11-20T02:00:00.000Z", ends_at: "2026-11-20T03:00:00.000Z" },
    ]);
    const put = await talent.interviewers.calendars.put(rosa, kim.id, calendar());
    expect(put.calendar.events).toBe(0);
    await expect(talent.interviewers.calendars.put(rosa, kim.id, "<html>")).rejects.toMatchObject({
      code: "calendar-unreadable",
    });
    expect((await talent.interviewers.get(rosa, kim.id)).calendar.events).toBe(0);
  });

  it("can be met where all are free; times are shown in the zone that is asked for", async () => {
    const { talent, rosa } = open();
    const kim = await talent.interviewers.add(rosa, {
      ...KIM,
      calendar: calendar(event("a", "20261120T080000Z")),
    });
    const lan = await talent.interviewers.add(rosa, {
      name: "郑岚",
      email: "lan@acme.example",
      time_zone: "Asia/Shanghai",
    });
    const slots = await talent.interviews.slots(rosa, {
      interviewers: [kim.id, lan.id],
      minutes: 60,
      ...DAY,
      zone: "America/New_York",
    });
    expect(slots).toEqual({
      time_zone: "America/New_York",
      more: false,
      stale: [],
      items: [
        {
          starts_at: "2026-11-20T09:00:00.000Z",
          ends_at: "2026-11-20T10:00:00.000Z",
          local_starts_at: "2026-11-20T04:00:00-05:00",
          local_ends_at: "2026-11-20T05:00:00-05:00",
        },
      ],
    });
    const ask = (more: object) =>
      talent.interviews.slots(rosa, { interviewers: [kim.id], ...more });
    await expect(ask({ zone: "Moon" })).rejects.toMatchObject({ issues: [{ path: "zone" }] });
    await expect(ask({ interviewers: ["x"] })).rejects.toMatchObject({
      code: "interviewer-unknown",
    });
    await expect(ask({ to: "2026-11-01T00:00:00Z" })).rejects.toMatchObject({
      issues: [{ path: "to" }],
    });
    await expect(ask({ from: DAY.from, to: "2027-11-01T00:00:00Z" })).rejects.toMatchObject({
      issues: [{ path: "to" }],
    });
    await expect(
      ask({ from: "2027-09-01T00:00:00Z", to: "2027-09-02T00:00:00Z" }),
    ).rejects.toMatchObject({ code: "calendar-unread" });
  });

  it("is subscribed to a feed; when it fails, what was read last holds, and it is said since when", async () => {
    const answers: (string | Error | null)[] = [];
    const etags: (string | null)[] = [];
    const { talent, rosa } = open({
      fetchFeed: async (_, etag) => {
        etags.push(etag);
        const answer = answers.shift() ?? null;
        if (answer instanceof Error) throw answer;
        return { text: answer, etag: answer === null ? null : '"1"' };
      },
    });
    const { id } = await talent.interviewers.add(rosa, KIM);
    const url = "webcal://calendar.example.com/private-secret/basic.ics";
    answers.push(calendar(event("a", "20261120T080000Z")));
    const subscribed = await talent.interviewers.change(rosa, id, 1, { calendar_url: url });
    expect(subscribed.calendar).toMatchObject({ source: "feed", host: "calendar.example.com" });
    expect(JSON.stringify(subscribed)).not.toContain("secret");

    answers.push(null);
    await talent.interviewers.calendars.refresh(rosa, id);
    expect(etags).toEqual([null, '"1"']);

    answers.push(talentErrors.error("feed-failed", "It answers 503."), new Error("broken"));
    await expect(talent.interviewers.calendars.refresh(rosa, id)).rejects.toMatchObject({
      code: "feed-failed",
    });
    const stale = (await talent.interviewers.get(rosa, id)).calendar;
    expect(stale).toMatchObject({ events: 1, problem: { detail: "It answers 503." } });
    expect(stale.stale_since).not.toBeNull();
    await expect(talent.interviewers.calendars.refresh(rosa, id)).rejects.toThrow("broken");
    const slots = await talent.interviews.slots(rosa, { interviewers: [id], ...DAY });
    expect(slots.stale).toEqual([{ interviewer_id: id, since: stale.stale_since }]);
    expect(slots.items.map(({ starts_at }) => starts_at)).not.toContain("2026-11-20T08:00:00.000Z");

    answers.push(calendar());
    expect((await talent.interviewers.calendars.refresh(rosa, id)).calendar).toMatchObject({
      stale_since: null,
      problem: null,
      events: 0,
    });
    const none = await talent.interviewers.change(rosa, id, 2, { calendar_url: null });
    expect(none.calendar.source).toBe("none");
    await expect(talent.interviewers.calendars.refresh(rosa, id)).rejects.toMatchObject({
      code: "calendar-unreadable",
    });
  });

  it("is not subscribed to what cannot be read at all", async () => {
    const { talent, rosa } = open({ fetchFeed: async () => ({ text: "Sign in!", etag: null }) });
    const { id } = await talent.interviewers.add(rosa, KIM);
    const change = { calendar_url: "https://example.com/a.ics" };
    await expect(talent.interviewers.change(rosa, id, 1, change)).rejects.toMatchObject({
      code: "calendar-unreadable",
    });
    expect(await talent.interviewers.get(rosa, id)).toMatchObject({
      version: 1,
      calendar: { source: "none" },
    });
  });

  it("has calendars that are read again when it is time, each by one process", async () => {
    const clock = { at: new Date("2026-11-15T08:00:00Z") };
    const fetched: string[] = [];
    const { talent, rosa } = open({
      now: () => clock.at,
      fetchFeed: async (url) => {
        fetched.push(url);
        return { text: calendar(), etag: null };
      },
    });
    const feed = await talent.interviewers.add(rosa, KIM);
    const url = `https://example.com/${rosa.tenant}.ics`;
    await talent.interviewers.change(rosa, feed.id, 1, { calendar_url: url });
    const file = await talent.interviewers.add(rosa, {
      ...KIM,
      calendar: calendar(event("a", "20270801T080000Z")),
    });
    const mine = () => fetched.filter((one) => one === url).length;
    await refreshDue(talent.interviewers);
    expect(mine()).toBe(1);
    clock.at = new Date("2026-11-15T08:16:00Z");
    await Promise.all([refreshDue(talent.interviewers), refreshDue(talent.interviewers)]);
    expect(mine()).toBe(2);
    // As weeks go by, the file says something of later weeks.
    const { known_until } = file.calendar;
    clock.at = new Date("2027-03-01T08:00:00Z");
    await refreshDue(talent.interviewers);
    const later = await talent.interviewers.get(rosa, file.id);
    expect(later.calendar.known_until?.localeCompare(known_until ?? "")).toBe(1);
    const august = { from: "2027-08-01T00:00:00Z", to: "2027-08-02T00:00:00Z" };
    expect(await talent.interviewers.busy(rosa, file.id, august)).toHaveLength(1);
  });

  it("does not see their own interviews twice, and cannot go while they lead one", async () => {
    const { talent, rosa } = open();
    const { id: person_id } = await talent.people.add(rosa, { name: "Li Lei" });
    const { id: job_id } = await talent.jobs.create(rosa, { title: "Designer" });
    const application = await talent.applications.add(rosa, { person_id, job_id });
    const kim = await talent.interviewers.add(rosa, KIM);
    const times = { starts_at: "2026-11-20T09:00:00Z", ends_at: "2026-11-20T10:00:00Z" };
    const { result } = await talent.effects.request(rosa, {
      kind: "book_interview",
      payload: {
        application_id: application.id,
        interviewer_id: kim.id,
        ...times,
        time_zone: "UTC",
        invite: false,
      },
    });
    const interview_id = result?.interview_id ?? "";
    const copy = calendar(event(`${interview_id}@bole`, "20261120T090000Z"));
    await talent.interviewers.calendars.put(rosa, kim.id, copy);
    await expect(talent.interviewers.remove(rosa, kim.id)).rejects.toMatchObject({
      code: "interviewer-booked",
      data: { interviews: [{ id: interview_id }] },
    });
    await talent.effects.request(rosa, {
      kind: "cancel_interview",
      payload: { interview_id, sequence: 0, invite: false },
    });
    expect(await talent.interviewers.busy(rosa, kim.id, DAY)).toEqual([]);
    await talent.interviewers.remove(rosa, kim.id);
    const { interviews } = await talent.people.candidate(rosa, person_id);
    expect(interviews).toMatchObject([{ interviewer_name: "Kim", state: "cancelled" }]);
  });

  it("has a feed of their interviews behind a secret that can be taken back", async () => {
    const { talent, rosa } = open();
    const kim = await talent.interviewers.add(rosa, KIM);
    const first = await talent.feeds.open(rosa, kim.id);
    const feed = await talent.feeds.read(first);
    expect(feed.ics).toContain("X-WR-CALNAME:Kim");
    expect((await talent.feeds.read(first)).etag).toBe(feed.etag);
    const second = await talent.feeds.open(rosa, kim.id);
    await expect(talent.feeds.read(first)).rejects.toMatchObject({ code: "calendar-feed-unknown" });
    await talent.feeds.read(second);
    await talent.feeds.close(rosa, kim.id);
    await expect(talent.feeds.read(second)).rejects.toMatchObject({
      code: "calendar-feed-unknown",
    });
    expect((await talent.interviewers.get(rosa, kim.id)).feed_since).toBeNull();
  });
});

/** As the server's job does. */
async function refreshDue({ calendars }: Interviewers): Promise<void> {
  for (const { tenant, interviewer_id } of await calendars.due())
    await calendars.refreshOne(tenant, interviewer_id);
}
