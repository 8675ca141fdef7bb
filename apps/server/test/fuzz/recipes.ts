/** What a schema alone cannot say: files, mails, plans that can be run, ids that belong together. */
import type { Recipe } from "./fuzz.ts";
import type { KnownIds } from "./operations.ts";

const RESUME = `# Ada Example\n\nada@example.com · +44 7700 900123 · London\n\n## Experience\n\n**Engineer**, Northwind, 2019 – 2025\n- Built things in Go.\n`;
const MAIL = `From: Ada <ada@example.com>\r\nTo: jobs@example.com\r\nSubject: Hello\r\nMessage-ID: <a@example.com>\r\n\r\nHello.\r\n`;
const CALENDAR = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//x//EN\r\nEND:VCALENDAR\r\n`;
const PLAN = { steps: [{ id: "a", action: "say", args: { text: "hello" } }] };
const RESUME_DATA = { basic: { name: "Ada Example", email: "ada@example.com" } };

const files =
  (name: string, text: string, field = "files") =>
  () => {
    const form = new FormData();
    form.append(field, new File([text], name, { type: "text/markdown" }));
    return form;
  };

export const RECIPES: Readonly<Record<string, Recipe>> = {
  "POST /api/runs": { body: { plan: PLAN } },
  "POST /api/plans": { body: { plan: PLAN } },
  "POST /api/plans/validate": { body: { plan: PLAN } },
  "PUT /api/vfs": { body: { path: "/notes/a.txt", content: "hello" } },
  "GET /api/vfs": { query: { path: "/notes/a.txt" } },
  "GET /api/vfs/raw": { query: { path: "/notes/a.txt" } },
  "GET /api/vfs/versions": { query: { path: "/notes/a.txt" } },
  "DELETE /api/vfs": { query: { path: "/notes/a.txt" } },
  "POST /api/jobs": { body: { job: { title: "Engineer", description: "Go in Berlin." } } },
  "POST /api/jobs/read/file": { form: files("job.md", "# Engineer\n\nGo in Berlin.", "file") },
  "POST /api/candidates/import": { form: files("ada.md", RESUME) },
  "POST /api/candidates/imports": { form: files("ada.md", RESUME) },
  "POST /api/agent/attachments": { form: files("ada.md", RESUME) },
  "POST /api/resumes/import": { form: files("ada.md", RESUME, "file") },
  "POST /api/resumes": { body: { data: RESUME_DATA } },
  "POST /api/emails/inbound": { raw: { type: "message/rfc822", text: MAIL } },
  "PUT /api/interviewers/{id}/calendar": { raw: { type: "text/calendar", text: CALENDAR } },
  "POST /api/interviewers": {
    body: { name: "Kim", email: "kim@example.com", time_zone: "Europe/London" },
  },
  "POST /api/agent/chat": { body: { message: "hello" } },
  "POST /api/agent/cv-tools": { body: { message: "hello", resume_data: RESUME_DATA } },
  "POST /api/career/sessions": { body: { message: "I want to become a nurse.", user_profile: {} } },
  "PUT /api/schedules/{name}": { body: { cron: "0 9 * * *", run: { user_input: "say hello" } } },
  "POST /api/suppressions": { body: { address: "nobody@example.com" } },
  "POST /api/recommend": { body: { user_input: "Go in Berlin" } },
};

/** Ids that no answer tells of. */
export function startingIds(ids: KnownIds): void {
  ids.add("kind", "candidates");
  ids.add("name", "nightly");
  ids.add("language", "en");
  ids.add("action", "say");
}

/** Would end what is tested, take too long, or wait for a program that is not there. */
export const SKIPPED: ReadonlySet<string> = new Set([
  "GET /api/session/sso",
  "GET /api/session/sso/callback",
  "DELETE /api/demo",
  // Takes minutes on a small machine.
  "POST /api/demo",
]);
