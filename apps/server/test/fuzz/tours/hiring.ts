/** Jobs, candidates, applications, interviewers, reports. */
import { type Answer, at, type Tour } from "../tour.ts";
import { CALENDAR_TEXT, fileForm, RESUME_OF } from "./samples.ts";

const HOUR = 3_600_000;
const later = (hours: number) => new Date(Date.now() + 30 * 24 * HOUR + hours * HOUR).toISOString();

/** A job and people who may apply. */
export interface Hiring {
  readonly job: string;
  readonly ada: string;
  readonly ben: string;
}

/** @param calendar the address of a calendar that can be subscribed to */
export async function hiringTour(tour: Tour, calendar: string): Promise<Hiring> {
  const job = await jobs(tour);
  const [ada, ben, cy, twin] = [
    await candidate(tour, "Ada Example", "ada@example.com"),
    await candidate(tour, "Ben Sample", "ben@example.com"),
    await candidate(tour, "Cy Sample", "cy@example.com"),
    await candidate(tour, "Cyrus Sample", "cyrus@example.com"),
  ];
  await candidates(tour, ada, job);
  const both = { path: { id: cy }, body: { other_id: ben } };
  await tour.ask("POST /api/candidates/{id}/different", both);
  const undone = { path: { id: cy, other: ben } };
  await tour.ask("DELETE /api/candidates/{id}/different/{other}", undone);
  const versions = {
    version: await versionOf(tour, cy),
    other_version: await versionOf(tour, twin),
  };
  const same = { path: { id: cy }, body: { other_id: twin, ...versions } };
  await tour.ask("POST /api/candidates/{id}/merge", same);
  await interviewers(tour, ada, job);
  await subscribed(tour, calendar);
  await tour.ask("GET /api/today/hiring");
  await tour.ask("GET /api/reports/hiring");
  await tour.ask("GET /api/search", { query: { q: "Go" } });
  await tour.ask("GET /api/search/state");
  await tour.ask("POST /api/search/index", { body: {} });
  await tour.ask("GET /api/skills");
  const people = { kind: "people", job_id: job };
  await tour.ask("POST /api/recommend", { body: people });
  await tour.ask("POST /api/recommend/why-not", { body: { ...people, item_id: ben } });
  return { job, ada, ben };
}

const JOB = { title: "Engineer", description: "Go in Berlin.\n\nRequirements:\n- Go\n- Kafka" };

async function jobs(tour: Tour): Promise<string> {
  const made = await tour.ask("POST /api/jobs", { body: { job: JOB } });
  const path = { id: at(made, "id") };
  await tour.ask("GET /api/jobs");
  await tour.ask("GET /api/jobs/{id}", { path });
  const changed = { version: Number(at(made, "version")), job: { ...JOB, location: "Berlin" } };
  await tour.ask("PUT /api/jobs/{id}", { path, body: changed });
  await tour.ask("POST /api/jobs/{id}/archive", { path, body: {} });
  await tour.ask("POST /api/jobs/{id}/restore", { path, body: {} });
  await tour.ask("GET /api/jobs/{id}/posting", { path });
  await tour.ask("GET /api/jobs/{id}/board", { path });
  const text = { kind: "job_ad", language: "en" };
  await tour.ask("POST /api/jobs/{id}/texts", { path, body: text });
  await tour.ask("POST /api/jobs/read", { body: { text: JOB.description } });
  const form = fileForm("job.md", `# Engineer\n\n${JOB.description}`, "file");
  await tour.ask("POST /api/jobs/read/file", { form });
  const other = at(await tour.ask("POST /api/jobs", { body: { job: { title: "Cook" } } }), "id");
  await tour.ask("DELETE /api/jobs/{id}", { path: { id: other } });
  return path.id;
}

/** The id of somebody whose résumé was brought in. */
export async function candidate(tour: Tour, name: string, mail: string): Promise<string> {
  const form = fileForm(`${mail}.md`, RESUME_OF(name, mail));
  const { text } = await tour.ask("POST /api/candidates/import", { form });
  const [, id = ""] = /"person_id":"([^"]+)"/.exec(text) ?? [];
  return id;
}

export const versionOf = async (tour: Tour, id: string) =>
  Number(at(await tour.ask("GET /api/candidates/{id}", { path: { id } }), "person.version"));

async function candidates(tour: Tour, id: string, job_id: string): Promise<void> {
  const path = { id };
  await tour.ask("GET /api/candidates");
  const form = fileForm("dee.md", RESUME_OF("Dee Sample", "dee@example.com"));
  await tour.ask("POST /api/candidates/imports", { form });
  await tour.ask("GET /api/candidates/imports");
  await tour.ask("POST /api/candidates/labels", { body: { person_ids: [id], add: ["Berlin"] } });
  await tour.ask("GET /api/candidates/labels");
  const change = { version: await versionOf(tour, id), change: { headline: "Engineer" } };
  await tour.ask("PATCH /api/candidates/{id}", { path, body: change });
  const written = await tour.ask("POST /api/candidates/{id}/notes", { path, body: { text: "Hi" } });
  await tour.ask("GET /api/candidates/{id}/notes", { path });
  await tour.ask("POST /api/candidates/{id}/notes/read", { path });
  const note = { id, note: at(written, "id") };
  await tour.ask("DELETE /api/candidates/{id}/notes/{note}", { path: note });
  await tour.ask("GET /api/mentions");
  await tour.ask("GET /api/mentions/events");
  await tour.ask("POST /api/candidates/{id}/assessment", { path, body: { job_id } });
  await tour.ask("GET /api/candidates/{id}/assessment", { path, query: { job_id } });
  const found = await tour.ask("GET /api/candidates/{id}", { path });
  const resume = at(found, "resumes.0.id");
  await tour.ask("GET /api/resumes/{id}/document", { path: { id: resume } });
  const view = { name: "Berlin", filter: { label: "Berlin" } };
  const kept = at(await tour.ask("POST /api/views", { body: view }), "id");
  await tour.ask("GET /api/views");
  await tour.ask("PATCH /api/views/{id}", { path: { id: kept }, body: { name: "Near" } });
  await tour.ask("DELETE /api/views/{id}", { path: { id: kept } });
}

async function interviewers(tour: Tour, person_id: string, job_id: string): Promise<void> {
  const hours = { days: ["MO", "TU", "WE", "TH", "FR", "SA", "SU"], from: "00:00", to: "23:59" };
  const kim = { name: "Kim", email: "kim@example.com", time_zone: "UTC", hours };
  const made = await tour.ask("POST /api/interviewers", { body: { interviewer: kim } });
  const id = at(made, "id");
  const path = { id };
  await tour.ask("GET /api/interviewers");
  await tour.ask("GET /api/interviewers/{id}", { path });
  const change = { version: Number(at(made, "version")), change: { name: "Kim Lee" } };
  await tour.ask("PATCH /api/interviewers/{id}", { path, body: change });
  const raw = { type: "text/calendar", text: CALENDAR_TEXT };
  await tour.ask("PUT /api/interviewers/{id}/calendar", { path, raw });
  const query = { from: later(0), to: later(48) };
  await tour.ask("GET /api/interviewers/{id}/busy", { path, query });
  await tour.ask("GET /api/slots", { query: { interviewer: id } });
  const feed = at(await tour.ask("POST /api/interviewers/{id}/feed", { path }), "path");
  const file = feed.split("/").at(-1) ?? "";
  await tour.ask("GET /calendar/{file}", { path: { file } });
  await tour.ask("DELETE /api/interviewers/{id}/feed", { path });
  const applied = await tour.ask("POST /api/applications", { body: { person_id, job_id } });
  const application_id = at(applied, "id");
  const times = { starts_at: later(10), ends_at: later(11) };
  const payload = { application_id, interviewer_id: id, ...times, invite: false };
  const booked = await requested(tour, { kind: "book_interview", payload });
  await tour.ask("GET /api/interviews");
  const interview = { id: at(booked, "result.interview_id") };
  await tour.ask("GET /api/interviews/{id}", { path: interview });
}

/** An interviewer whose calendar is read from where they publish it. */
async function subscribed(tour: Tour, calendar_url: string): Promise<void> {
  const hours = { days: ["MO"], from: "09:00", to: "17:00" };
  const lee = { name: "Lee", email: "lee@example.com", time_zone: "UTC", hours };
  const made = await tour.ask("POST /api/interviewers", { body: { interviewer: lee } });
  const path = { id: at(made, "id") };
  const change = { version: Number(at(made, "version")), change: { calendar_url } };
  await tour.ask("PATCH /api/interviewers/{id}", { path, body: change });
  await tour.ask("POST /api/interviewers/{id}/refresh", { path });
  await tour.ask("DELETE /api/interviewers/{id}", { path });
}

/** Asks for an effect, and approves it where somebody has to. */
export async function requested(tour: Tour, content: object): Promise<Answer> {
  const asked = await tour.ask("POST /api/effects", { body: { content } });
  if (at(asked, "state") !== "awaiting_approval") return asked;
  const body = { content_hash: at(asked, "content_hash") };
  return tour.ask("POST /api/effects/{id}/approve", { path: { id: at(asked, "id") }, body });
}
