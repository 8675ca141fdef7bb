import { Application, Effect, InterviewEntry, Interviewer, Job, Person } from "@bole/talent";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { Candidate } from "../contract/candidates.ts";
import {
  BusyList,
  InterviewerFeed,
  InterviewerList,
  InterviewList,
  SlotList,
} from "../contract/interviews.ts";

const api = await testApi();
const HOUR = 3_600_000;
/** Taken once: the same words must mean the same time, also where midnight passes between two tests. */
const NOW = Date.now();
/** Ten o'clock, a week from now: a slot is always to come. */
const at = (days: number, hour: number) => {
  const day = new Date(NOW + days * 24 * HOUR);
  day.setUTCHours(hour, 0, 0, 0);
  return day.toISOString();
};
const ALL_DAYS = { days: ["MO", "TU", "WE", "TH", "FR", "SA", "SU"], from: "09:00", to: "12:00" };

function calendar(start: string): string {
  const time = start.replaceAll(/[-:]|\.\d+/g, "");
  return `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:${time}\nDURATION:PT1H\nEND:VEVENT\nEND:VCALENDAR\n`;
}

async function start(tenant: string) {
  const job = await api.ask(Job, "POST", "/jobs", { job: { title: "Designer" }, tenant });
  const form = new FormData();
  form.append("files", new File(["Ada Palmer\nada@example.com\n\nSkills\nFigma\n"], "ada.txt"));
  const path = `/api/candidates/import?tenant=${tenant}&job_id=${job.id}`;
  await api.app.request(path, { method: "POST", body: form });
  const { items } = await api.host.talent.people.list({ tenant, user: "x", roles: ["owner"] });
  const person = Person.parse(items[0]?.person);
  const found = await api.ask(Candidate, "GET", `/candidates/${person.id}?tenant=${tenant}`);
  const application = Application.parse(found.applications[0]?.application);
  const interviewer = await api.ask(Interviewer, "POST", "/interviewers", {
    interviewer: { name: "Kim", email: "kim@example.com", time_zone: "UTC", hours: ALL_DAYS },
    tenant,
  });
  const payload = (starts_at: string, ends_at: string) => ({
    application_id: application.id,
    interviewer_id: interviewer.id,
    starts_at,
    ends_at,
    time_zone: "Asia/Shanghai",
    place: "Room 1",
  });
  return { tenant, job, person, interviewer, payload };
}

const putCalendar = (id: string, tenant: string, body: string, type = "text/calendar") =>
  api.app.request(`/api/interviewers/${id}/calendar?tenant=${tenant}`, {
    method: "PUT",
    headers: { "Content-Type": type },
    body,
  });

describe("interviewers", () => {
  /** For what is refused, and so leaves them as they are. */
  const unchanged = start("unchanged");

  it("send a calendar, are busy then, and can be met at other times", async () => {
    const { tenant, interviewer } = await start("one");
    const sent = await putCalendar(interviewer.id, tenant, calendar(at(7, 10)));
    expect(Interviewer.parse(await sent.json()).calendar).toMatchObject({
      source: "file",
      events: 1,
    });
    const window = `from=${at(7, 0)}&to=${at(8, 0)}&tenant=${tenant}`;
    const { items } = await api.ask(
      BusyList,
      "GET",
      `/interviewers/${interviewer.id}/busy?${window}`,
    );
    expect(items).toEqual([{ starts_at: at(7, 10), ends_at: at(7, 11) }]);
    const slots = await api.ask(
      SlotList,
      "GET",
      `/slots?interviewer=${interviewer.id}&minutes=60&step=60&zone=Asia/Shanghai&${window}`,
    );
    expect(slots).toMatchObject({ time_zone: "Asia/Shanghai", more: false, stale: [] });
    expect(slots.items.map(({ starts_at }) => starts_at)).toEqual([at(7, 9), at(7, 11)]);
    expect(slots.items[0]?.local_starts_at).toMatch(/T17:00:00\+08:00$/);
  });

  it("are changed, listed and removed", async () => {
    const { tenant, interviewer } = await start("two");
    const path = `/interviewers/${interviewer.id}`;
    const change = { version: 1, change: { name: "Kim Lee" }, tenant };
    expect(await api.ask(Interviewer, "PATCH", path, change)).toMatchObject({ name: "Kim Lee" });
    expect((await api.refusal("PATCH", path, change)).code).toBe("version-conflict");
    const listed = await api.ask(InterviewerList, "GET", `/interviewers?tenant=${tenant}`);
    expect(listed.items.map(({ name }) => name)).toEqual(["Kim Lee"]);
    expect((await api.send("DELETE", `${path}?tenant=${tenant}`)).status).toBe(204);
    expect((await api.refusal("GET", `${path}?tenant=${tenant}`)).code).toBe("interviewer-unknown");
  });

  it.each([
    ["a page instead of a calendar", "<html>", "text/calendar", "calendar-unreadable"],
    ["another type", calendar(at(1, 9)), "text/plain", "unsupported-content-type"],
    ["eleven megabytes", "x".repeat(11 * 1024 * 1024), "text/calendar", "calendar-too-large"],
  ])("are told what is wrong with %s", async (_, body, type, code) => {
    const { tenant, interviewer } = await unchanged;
    const response = await putCalendar(interviewer.id, tenant, body, type);
    expect(await response.json()).toMatchObject({ code });
  });

  it.each([
    "http://127.0.0.1:1/a.ics",
    "http://[::1]/a.ics",
    "http://169.254.169.254/latest",
    "http://localhost/a.ics",
    "file:///etc/passwd",
    "https://user:password@example.com/a.ics",
  ])("cannot lead the server to itself or its neighbours by %s", async (calendar_url) => {
    const { tenant, interviewer } = await unchanged;
    const change = { version: 1, change: { calendar_url }, tenant };
    const refused = await api.refusal("PATCH", `/interviewers/${interviewer.id}`, change);
    expect(refused.code).toBe("feed-refused");
  });
});

describe("interviews", () => {
  it("are booked by an effect, shown with whom, and read by calendar programs", async () => {
    const { tenant, person, interviewer, payload } = await start("three");
    const content = { kind: "book_interview", payload: payload(at(7, 9), at(7, 10)) };
    const { result } = await api.ask(Effect, "POST", "/effects", { content, tenant });
    const id = result?.interview_id ?? "";
    const query = `?tenant=${tenant}`;
    const interview = await api.ask(InterviewEntry, "GET", `/interviews/${id}${query}`);
    expect(interview).toMatchObject({ interviewer_name: "Kim", person_name: "Ada Palmer" });
    const { items } = await api.ask(
      InterviewList,
      "GET",
      `/interviews${query}&person=${person.id}&interviewer=${interviewer.id}&from=${at(7, 0)}`,
    );
    expect(items).toEqual([interview]);
    const candidate = await api.ask(Candidate, "GET", `/candidates/${person.id}${query}`);
    expect(candidate.interviews).toEqual([interview]);
    const file = await api.send("GET", `/interviews/${id}.ics${query}`);
    expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(await file.text()).toContain(`UID:${interview.uid}`);
    const again = await api.refusal("POST", "/effects", { content, tenant });
    expect(again).toMatchObject({ code: "slot-taken", status: 409 });
    expect(SlotList.shape.items.parse(again.data?.free)).toHaveLength(5);
  });

  it("can be subscribed to by a secret address, until it is taken back", async () => {
    const { tenant, interviewer, payload } = await start("four");
    const feedOf = `/interviewers/${interviewer.id}/feed?tenant=${tenant}`;
    const { path } = await api.ask(InterviewerFeed, "POST", feedOf);
    const first = await api.app.request(path);
    expect(first.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(await first.text()).toContain("METHOD:PUBLISH");
    const etag = first.headers.get("etag") ?? "";
    const same = await api.app.request(path, { headers: { "If-None-Match": `W/${etag}` } });
    expect([same.status, await same.text()]).toEqual([304, ""]);
    const content = { kind: "book_interview", payload: payload(at(7, 9), at(7, 10)) };
    await api.ask(Effect, "POST", "/effects", { content, tenant });
    const changed = await api.app.request(path, { headers: { "If-None-Match": etag } });
    expect(await changed.text()).toContain("SUMMARY:Ada Palmer – Designer");
    expect((await api.send("DELETE", feedOf)).status).toBe(204);
    const gone = await api.app.request(path);
    expect(await gone.json()).toMatchObject({ status: 404, code: "calendar-feed-unknown" });
    const lines = api.logged().filter((line) => String(line.path).startsWith("/calendar/"));
    expect(new Set(lines.map((line) => line.path))).toEqual(new Set(["/calendar/…"]));
    expect(JSON.stringify(lines)).not.toContain(path.slice(10, -4));
  });

  it("publish a job by an effect, and by nothing else", async () => {
    const { tenant, job } = await start("five");
    const open = { version: 1, job: { title: "Designer", status: "open" }, tenant };
    expect((await api.refusal("PUT", `/jobs/${job.id}`, open)).code).toBe("talent-request-invalid");
    const content = { kind: "publish_job", payload: { job_id: job.id, version: 1 } };
    await api.ask(Effect, "POST", "/effects", { content, tenant });
    expect(await api.ask(Job, "GET", `/jobs/${job.id}?tenant=${tenant}`)).toMatchObject({
      status: "open",
    });
  });
});
