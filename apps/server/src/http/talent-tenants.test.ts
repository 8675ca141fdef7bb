/** No tenant sees or changes anything of another one's people and jobs, on any route. */
import { MailTemplate } from "@bole/recruiter";
import { recruiterScript } from "@bole/recruiter/testing/script";
import {
  Application,
  Effect,
  Interviewer,
  Job,
  Message,
  Note,
  SavedView,
  Suppression,
} from "@bole/talent";
import { describe, expect, it } from "vitest";
import { accountsApp, OWNER } from "../../test/accounts-app.ts";
import { testApi } from "../../test/api.ts";
import { TALENT_ROUTES, type TalentRoute } from "../../test/talent-routes.ts";
import { testApp } from "../../test/test-app.ts";
import { Candidate, ImportResult } from "./contract/candidates.ts";
import { CareerState } from "./contract/career.ts";

const { plain, ...reader } = recruiterScript();
const api = await testApi({ host: { recruits: true, reader } });
const tenant = "acme";
const CLEAN_UP = plain(
  "<run_workflow workflow=pipeline_cleanup>Clean up the pipeline</run_workflow>",
);
const HOW_MANY = plain(
  "<hiring_stats metric=pipeline>How many candidates are there?</hiring_stats>",
);

function formOf(name: string, text: string, field = "files"): FormData {
  const form = new FormData();
  form.append(field, new File([text], name));
  return form;
}

const TEMPLATE = {
  name: "Hello",
  about: "outreach",
  language: "en",
  subject: "{{job_title}}",
  text: "{{salutation}}",
} as const;

async function acme() {
  const body = formOf("ada.txt", "Secret Palmer\nsecret@example.com\n\nSkills\nKubernetes\n");
  const path = "/api/candidates/import?tenant=acme";
  const response = await api.app.request(path, { method: "POST", body });
  const { files } = ImportResult.parse(await response.json());
  const person = files[0]?.person_id ?? "";
  const job = await api.ask(Job, "POST", "/jobs", { job: { title: "Secret job" }, tenant });
  const applied = { person_id: person, job_id: job.id, tenant };
  const application = await api.ask(Application, "POST", "/applications", applied);
  const calendar = "BEGIN:VCALENDAR\nEND:VCALENDAR\n";
  const kim = { name: "Secret Kim", email: "secret@example.net", time_zone: "UTC", calendar };
  const interviewer = await api.ask(Interviewer, "POST", "/interviewers", {
    interviewer: kim,
    tenant,
  });
  const booking = {
    application_id: application.id,
    interviewer_id: interviewer.id,
    starts_at: new Date(Date.now() + 86_400_000).toISOString(),
    ends_at: new Date(Date.now() + 90_000_000).toISOString(),
    time_zone: "UTC",
    place: "Secret room",
  };
  const book = { kind: "book_interview", payload: booking };
  const booked = await api.ask(Effect, "POST", "/effects", { content: book, tenant });
  const resume_id = files[0]?.resume_id ?? "";
  const said = { message: "Change my name to Secret Palmer Two", resume_id, session_id: "talk" };
  await (await api.send("POST", "/agent/cv-tools", { ...said, mode: "propose", tenant })).text();
  const erase = { kind: "erase_person", payload: { person_id: person, version: 1 } };
  const effect = await api.ask(Effect, "POST", "/effects", { content: erase, tenant });
  const words = { subject: "Secret", text: "Secret", purpose: "note" };
  const mail = { to: "secret@example.com", ...words, person_id: person };
  const content = { kind: "send_mail", payload: mail };
  const asked = await api.ask(Effect, "POST", "/effects", { content, tenant });
  const { id, content_hash } = asked;
  const sent = await api.ask(Effect, "POST", `/effects/${id}/approve`, { content_hash, tenant });
  const listed = { address: "secret@example.org", tenant };
  const about = { text: "Secret note", mentions: [], tenant };
  const note = await api.ask(Note, "POST", `/candidates/${person}/notes`, about);
  const suppression = await api.ask(Suppression, "POST", "/suppressions", listed);
  const nurses = { name: "Secret view", filter: { q: "Secret nurses" } };
  const saved = await api.ask(SavedView, "POST", "/views", { ...nurses, tenant });
  const template = { ...TEMPLATE, name: "Secret template" };
  const kept = await api.ask(MailTemplate, "POST", "/mail-templates", { template, tenant });
  const wish = { message: "Secret wish: I want to become a nurse within two years", tenant };
  const { session_id } = await api.ask(CareerState, "POST", "/career/sessions", wish);
  await api.host.engine.settled(tenant, session_id);
  const clean = { session_id: "hiring", message: CLEAN_UP, tenant };
  const heard = await (await api.send("POST", "/agent/chat", clean)).text();
  return {
    workflow: /workflow_[0-9a-f]+/.exec(heard)?.[0] ?? "",
    career: session_id,
    person,
    job: job.id,
    resume: files[0]?.resume_id ?? "",
    effect,
    email: sent.result?.message_id ?? "",
    thread: (await api.ask(Message, "GET", `/emails/${sent.result?.message_id}?tenant=${tenant}`))
      .thread_id,
    suppression: suppression.id,
    note: note.id,
    view: saved.id,
    mailTemplate: kept.id,
    interviewer: interviewer.id,
    interview: booked.result?.interview_id ?? "",
  };
}
const {
  workflow,
  career,
  person,
  job,
  resume,
  effect,
  email,
  thread,
  suppression,
  note,
  view,
  mailTemplate,
  interviewer,
  interview,
} = await acme();
const WEEK = "from=2026-11-16T00:00:00Z&to=2026-11-17T00:00:00Z";
const REPLY = "From: Bob <bob@example.com>\nSubject: Hi\nMessage-ID: <1@example.com>\n\nHello.\n";

interface Case {
  readonly path: string;
  readonly body?: object;
  readonly form?: () => FormData;
  /** A raw mail. */
  readonly mail?: string;
  /** iCalendar. */
  readonly calendar?: string;
  /** What another tenant is answered: a code, or an answer without anything in it. */
  readonly answer: string | number;
}

const move = { person_id: person, version: 1 };
const NO_RESUME = { answer: "resume-unknown" } as const;
const NO_CAREER = { answer: "career-session-unknown" } as const;
const NO_SESSION = { answer: "resume-session-unknown" } as const;
const NO_WORKFLOW = { answer: "workflow-unknown" } as const;
const NO_TALK = { answer: "recruiter-session-unknown" } as const;
const CASES: Readonly<Record<TalentRoute, Case>> = {
  "GET /api/jobs": { path: "/jobs", answer: 200 },
  "POST /api/jobs": { path: "/jobs", body: { job: { title: "Mine" } }, answer: 200 },
  "POST /api/jobs/read": { path: "/jobs/read", body: { text: "Cook\n- Knives" }, answer: 200 },
  "POST /api/jobs/read/file": {
    path: "/jobs/read/file",
    form: () => formOf("cook.txt", "Cook\n- Knives", "file"),
    answer: 200,
  },
  "GET /api/jobs/:id": { path: `/jobs/${job}`, answer: "job-unknown" },
  "PUT /api/jobs/:id": {
    path: `/jobs/${job}`,
    body: { version: 1, job: { title: "Mine" } },
    answer: "job-unknown",
  },
  "DELETE /api/jobs/:id": { path: `/jobs/${job}`, answer: "job-unknown" },
  "POST /api/jobs/:id/archive": { path: `/jobs/${job}/archive`, body: {}, answer: "job-unknown" },
  "POST /api/jobs/:id/restore": { path: `/jobs/${job}/restore`, body: {}, answer: "job-unknown" },
  "GET /api/jobs/:id/posting": { path: `/jobs/${job}/posting`, answer: "job-unknown" },
  "GET /api/jobs/:id/board": { path: `/jobs/${job}/board`, answer: "job-unknown" },
  "GET /api/candidates": { path: "/candidates?q=kubernetes", answer: 200 },
  "POST /api/candidates/import": {
    path: "/candidates/import",
    form: () => formOf("bob.txt", "Bob Stone\nbob@example.com\n"),
    answer: 200,
  },
  "GET /api/candidates/:id": { path: `/candidates/${person}`, answer: "person-unknown" },
  "PATCH /api/candidates/:id": {
    path: `/candidates/${person}`,
    body: { version: 1, change: { note: "mine" } },
    answer: "person-unknown",
  },
  "GET /api/candidates/:id/notes": {
    path: `/candidates/${person}/notes`,
    answer: "person-unknown",
  },
  "POST /api/candidates/:id/notes": {
    path: `/candidates/${person}/notes`,
    body: { text: "mine", mentions: [] },
    answer: "person-unknown",
  },
  "POST /api/candidates/:id/notes/read": {
    path: `/candidates/${person}/notes/read`,
    answer: 204,
  },
  "DELETE /api/candidates/:id/notes/:note": {
    path: `/candidates/${person}/notes/${note}`,
    answer: "note-unknown",
  },
  "POST /api/candidates/:id/merge": {
    path: `/candidates/${person}/merge`,
    body: { other_id: "x", version: 1, other_version: 1 },
    answer: "person-unknown",
  },
  "POST /api/candidates/:id/different": {
    path: `/candidates/${person}/different`,
    body: { other_id: "x" },
    answer: "person-unknown",
  },
  "DELETE /api/candidates/:id/different/:other": {
    path: `/candidates/${person}/different/x`,
    answer: "person-unknown",
  },
  "GET /api/candidates/:id/assessment": {
    path: `/candidates/${person}/assessment?job_id=${job}`,
    answer: "job-unknown",
  },
  "POST /api/candidates/:id/assessment": {
    path: `/candidates/${person}/assessment`,
    body: { job_id: job },
    answer: "job-unknown",
  },
  "POST /api/jobs/:id/texts": {
    path: `/jobs/${job}/texts`,
    body: { kind: "job_ad", language: "en" },
    answer: "job-unknown",
  },
  "POST /api/resumes/:id/cover-letter": {
    path: `/resumes/${resume}/cover-letter`,
    body: { language: "en" },
    ...NO_RESUME,
  },
  "GET /api/candidates/:id/erase-preview": {
    path: `/candidates/${person}/erase-preview`,
    answer: "person-unknown",
  },
  "GET /api/candidates/imports": { path: "/candidates/imports", answer: 200 },
  "POST /api/candidates/imports": {
    path: "/candidates/imports",
    form: () => formOf("bob.txt", "Bob Stone\nbob@example.com\n"),
    answer: 202,
  },
  "GET /api/candidates/:id/export": {
    path: `/candidates/${person}/export`,
    answer: "person-unknown",
  },
  "GET /api/candidates/:id/holds": {
    path: `/candidates/${person}/holds`,
    answer: "person-unknown",
  },
  "POST /api/candidates/:id/holds": {
    path: `/candidates/${person}/holds`,
    body: { reason: "a case" },
    answer: "person-unknown",
  },
  "DELETE /api/holds/:id": { path: "/holds/hold_of_acme", answer: "hold-unknown" },
  "GET /api/audit/verify": { path: "/audit/verify", answer: 200 },
  "GET /api/erasures": { path: "/erasures", answer: 200 },
  "GET /api/erasures/:id": { path: "/erasures/erasure_of_acme", answer: "erasure-unknown" },
  "POST /api/erasures/:id/check": {
    path: "/erasures/erasure_of_acme/check",
    body: { words: ["Bob"] },
    answer: "erasure-unknown",
  },
  "GET /api/retention": { path: "/retention", answer: 200 },
  "GET /api/retention/:kind/preview": { path: "/retention/candidates/preview", answer: 200 },
  "PUT /api/retention/:kind": {
    path: "/retention/candidates",
    body: { months: 24 },
    answer: 200,
  },
  "POST /api/retention/:kind/confirm": {
    path: "/retention/candidates/confirm",
    body: { months: 24 },
    answer: 200,
  },
  "DELETE /api/retention/:kind": { path: "/retention/candidates", answer: 200 },
  "POST /api/applications": {
    path: "/applications",
    body: { person_id: person, job_id: job },
    answer: "person-unknown",
  },
  "GET /api/applications/own": { path: "/applications/own", answer: 200 },
  "POST /api/applications/own": {
    path: "/applications/own",
    body: { resume_id: resume, job_id: job, consent: true },
    answer: "job-unknown",
  },
  "PUT /api/applications/own/:id/withdrawal": {
    path: "/applications/own/x/withdrawal",
    answer: "application-unknown",
  },
  "DELETE /api/applications/own/:id/withdrawal": {
    path: "/applications/own/x/withdrawal",
    answer: "application-unknown",
  },
  "GET /api/candidates/labels": { path: "/candidates/labels", answer: 200 },
  "POST /api/candidates/labels": {
    path: "/candidates/labels",
    body: { person_ids: [person], add: ["later"] },
    answer: "person-unknown",
  },
  "GET /api/today/hiring": { path: "/today/hiring", answer: 200 },
  "GET /api/reports/hiring": { path: "/reports/hiring", answer: 200 },
  "POST /api/agent/chat": {
    path: "/agent/chat",
    body: { session_id: "other", message: HOW_MANY },
    answer: 200,
  },
  "POST /api/agent/attachments": {
    path: "/agent/attachments?kind=resume",
    form: () => formOf("eve.txt", "Eve Stone\neve@example.com\n"),
    answer: 200,
  },
  "GET /api/agent/workflows": { path: "/agent/workflows", answer: 200 },
  "GET /api/agent/workflows/:id": { path: `/agent/workflows/${workflow}`, ...NO_WORKFLOW },
  "GET /api/agent/workflows/:id/additions": {
    path: `/agent/workflows/${workflow}/additions`,
    ...NO_WORKFLOW,
  },
  "POST /api/agent/workflows/:id/resume": {
    path: `/agent/workflows/${workflow}/resume`,
    body: { decisions: [{ interrupt_id: "x", decision: "approve" }] },
    ...NO_WORKFLOW,
  },
  "POST /api/agent/workflows/:id/cancel": {
    path: `/agent/workflows/${workflow}/cancel`,
    ...NO_WORKFLOW,
  },
  "GET /api/agent/sessions": { path: "/agent/sessions", answer: 200 },
  "GET /api/agent/sessions/:id": { path: "/agent/sessions/hiring", ...NO_TALK },
  "DELETE /api/agent/sessions/:id": { path: "/agent/sessions/hiring", ...NO_TALK },
  "GET /api/agent/sessions/:id/events": { path: "/agent/sessions/hiring/events", ...NO_TALK },
  "POST /api/agent/cv-tools": {
    path: "/agent/cv-tools",
    body: { message: "Show my résumé", resume_id: resume },
    ...NO_RESUME,
  },
  "GET /api/agent/cv-tools/sessions": { path: "/agent/cv-tools/sessions", answer: 200 },
  "GET /api/agent/cv-tools/sessions/:id": {
    path: "/agent/cv-tools/sessions/talk",
    ...NO_SESSION,
  },
  "DELETE /api/agent/cv-tools/sessions/:id": {
    path: "/agent/cv-tools/sessions/talk",
    ...NO_SESSION,
  },
  "POST /api/agent/cv-tools/sessions/:id/proposals/:proposal_id": {
    path: "/agent/cv-tools/sessions/talk/proposals/x",
    body: { apply: "all" },
    ...NO_SESSION,
  },
  "GET /api/resumes": { path: "/resumes", answer: 200 },
  "POST /api/resumes": { path: "/resumes", body: { title: "Mine" }, answer: 200 },
  "GET /api/resumes/:id": { path: `/resumes/${resume}`, answer: "resume-unknown" },
  "PATCH /api/resumes/:id": {
    path: `/resumes/${resume}`,
    body: { base_version: 1, edits: [{ path: "basic.name", action: "delete" }] },
    answer: "resume-unknown",
  },
  "DELETE /api/resumes/:id": { path: `/resumes/${resume}`, ...NO_RESUME },
  "POST /api/resumes/:id/undelete": { path: `/resumes/${resume}/undelete`, body: {}, ...NO_RESUME },
  "PUT /api/resumes/:id/title": {
    path: `/resumes/${resume}/title`,
    body: { title: "mine" },
    ...NO_RESUME,
  },
  "GET /api/resumes/:id/interviews": { path: `/resumes/${resume}/interviews`, ...NO_RESUME },
  "POST /api/resumes/:id/interviews": {
    path: `/resumes/${resume}/interviews`,
    body: { job: "Baker wanted. Must: sourdough." },
    ...NO_RESUME,
  },
  "PUT /api/resumes/:id/interviews/:interview/answers/:question": {
    path: `/resumes/${resume}/interviews/any/answers/q1`,
    body: { notes: "", answer: "mine" },
    ...NO_RESUME,
  },
  "DELETE /api/resumes/:id/interviews/:interview": {
    path: `/resumes/${resume}/interviews/any`,
    ...NO_RESUME,
  },
  "GET /api/resumes/:id/translation": { path: `/resumes/${resume}/translation`, ...NO_RESUME },
  "POST /api/resumes/:id/translate": {
    path: `/resumes/${resume}/translate`,
    body: { to: "en", name: "mine" },
    ...NO_RESUME,
  },
  "GET /api/resumes/:id/review": { path: `/resumes/${resume}/review`, ...NO_RESUME },
  "POST /api/resumes/:id/tailor": {
    path: `/resumes/${resume}/tailor`,
    body: { job: "Baker wanted. Must: sourdough." },
    ...NO_RESUME,
  },
  "GET /api/resumes/:id/variant": { path: `/resumes/${resume}/variant`, ...NO_RESUME },
  "POST /api/resumes/:id/variant/update": {
    path: `/resumes/${resume}/variant/update`,
    body: {},
    ...NO_RESUME,
  },
  "POST /api/resumes/:id/variants": {
    path: `/resumes/${resume}/variants`,
    body: { name: "mine", base_version: 1 },
    ...NO_RESUME,
  },
  "POST /api/resumes/:id/undo": { path: `/resumes/${resume}/undo`, body: {}, ...NO_RESUME },
  "POST /api/resumes/:id/redo": { path: `/resumes/${resume}/redo`, body: {}, ...NO_RESUME },
  "POST /api/resumes/:id/restore": {
    path: `/resumes/${resume}/restore`,
    body: { version: 1 },
    ...NO_RESUME,
  },
  "POST /api/resumes/:id/snapshots": {
    path: `/resumes/${resume}/snapshots`,
    body: { name: "mine" },
    ...NO_RESUME,
  },
  "GET /api/resumes/:id/history": { path: `/resumes/${resume}/history`, ...NO_RESUME },
  "GET /api/resumes/:id/diff": { path: `/resumes/${resume}/diff?from=1&to=1`, ...NO_RESUME },
  "GET /api/resumes/:id/versions/:version": {
    path: `/resumes/${resume}/versions/1`,
    ...NO_RESUME,
  },
  "GET /api/resumes/:id/document": {
    path: `/resumes/${resume}/document`,
    answer: "resume-unknown",
  },
  "GET /api/resumes/:id/export": {
    path: `/resumes/${resume}/export?format=md`,
    answer: "resume-unknown",
  },
  "POST /api/resumes/import": {
    path: "/resumes/import",
    form: () => formOf("eve.txt", "Eve Stone\neve@example.com\n", "file"),
    answer: 200,
  },
  "POST /api/resumes/preview": {
    path: "/resumes/preview",
    body: { data: { basic: { name: "Eve" } } },
    answer: 200,
  },
  "GET /api/search": { path: "/search?q=kubernetes", answer: 200 },
  "GET /api/search/state": { path: "/search/state", answer: 200 },
  "POST /api/search/index": { path: "/search/index", body: {}, answer: 200 },
  "POST /api/recommend": {
    path: "/recommend",
    body: { student_id: person },
    answer: "person-unknown",
  },
  "POST /api/recommend/why-not": {
    path: "/recommend/why-not",
    body: { user_input: "kubernetes", item_id: job },
    answer: "recommend-item-unknown",
  },
  "GET /api/effects": { path: "/effects", answer: 200 },
  "POST /api/effects": {
    path: "/effects",
    body: { content: { kind: "erase_person", payload: move } },
    answer: "person-unknown",
  },
  "POST /api/effects/:id/approve": {
    path: `/effects/${effect.id}/approve`,
    body: { content_hash: effect.content_hash },
    answer: "effect-unknown",
  },
  "POST /api/effects/:id/reject": {
    path: `/effects/${effect.id}/reject`,
    body: {},
    answer: "effect-unknown",
  },
  "GET /api/emails": { path: "/emails", answer: 200 },
  "POST /api/emails/inbound": { path: "/emails/inbound", mail: REPLY, answer: 200 },
  "GET /api/emails/:id": { path: `/emails/${email}`, answer: "email-unknown" },
  "GET /api/emails/:id/raw": { path: `/emails/${email}/raw`, answer: "email-unknown" },
  "PUT /api/emails/:id/done": {
    path: `/emails/${email}/done`,
    body: { done: true },
    answer: "email-unknown",
  },
  "GET /api/conversations": { path: "/conversations", answer: 200 },
  "GET /api/conversations/:id": { path: `/conversations/${thread}`, answer: "email-unknown" },
  "POST /api/emails/:id/send-anyway": {
    path: `/emails/${email}/send-anyway`,
    body: {},
    answer: "email-unknown",
  },
  "POST /api/emails/:id/retry": {
    path: `/emails/${email}/retry`,
    body: {},
    answer: "email-unknown",
  },
  "POST /api/emails/:id/cancel": {
    path: `/emails/${email}/cancel`,
    body: {},
    answer: "email-unknown",
  },
  "POST /api/emails/:id/resolve": {
    path: `/emails/${email}/resolve`,
    body: { was: "sent" },
    answer: "email-unknown",
  },
  "GET /api/suppressions": { path: "/suppressions", answer: 200 },
  "POST /api/suppressions": {
    path: "/suppressions",
    body: { address: "mine@example.com" },
    answer: 200,
  },
  "DELETE /api/suppressions/:id": {
    path: `/suppressions/${suppression}`,
    answer: "suppression-unknown",
  },
  "GET /api/views": { path: "/views", answer: 200 },
  "POST /api/views": {
    path: "/views",
    body: { name: "Mine", filter: { stage: "offer" } },
    answer: 200,
  },
  "PATCH /api/views/:id": {
    path: `/views/${view}`,
    body: { name: "Mine now" },
    answer: "view-unknown",
  },
  "DELETE /api/views/:id": { path: `/views/${view}`, answer: "view-unknown" },
  "GET /api/mail-templates": { path: "/mail-templates", answer: 200 },
  "POST /api/mail-templates": {
    path: "/mail-templates",
    body: { template: TEMPLATE },
    answer: 200,
  },
  "POST /api/mail-templates/preview": {
    path: "/mail-templates/preview",
    body: { template: TEMPLATE, person_id: person, job_id: job },
    answer: "job-unknown",
  },
  "GET /api/mail-templates/:id": {
    path: `/mail-templates/${mailTemplate}`,
    answer: "template-unknown",
  },
  "PUT /api/mail-templates/:id": {
    path: `/mail-templates/${mailTemplate}`,
    body: { version: 1, template: TEMPLATE },
    answer: "template-unknown",
  },
  "DELETE /api/mail-templates/:id": {
    path: `/mail-templates/${mailTemplate}`,
    answer: "template-unknown",
  },
  "GET /api/interviewers": { path: "/interviewers", answer: 200 },
  "POST /api/interviewers": {
    path: "/interviewers",
    body: { interviewer: { name: "Lu", email: "lu@example.com", time_zone: "UTC" } },
    answer: 200,
  },
  "GET /api/interviewers/:id": {
    path: `/interviewers/${interviewer}`,
    answer: "interviewer-unknown",
  },
  "PATCH /api/interviewers/:id": {
    path: `/interviewers/${interviewer}`,
    body: { version: 1, change: { name: "Mine" } },
    answer: "interviewer-unknown",
  },
  "DELETE /api/interviewers/:id": {
    path: `/interviewers/${interviewer}`,
    answer: "interviewer-unknown",
  },
  "PUT /api/interviewers/:id/calendar": {
    path: `/interviewers/${interviewer}/calendar`,
    calendar: "BEGIN:VCALENDAR\nEND:VCALENDAR\n",
    answer: "interviewer-unknown",
  },
  "POST /api/interviewers/:id/refresh": {
    path: `/interviewers/${interviewer}/refresh`,
    answer: "interviewer-unknown",
  },
  "POST /api/interviewers/:id/feed": {
    path: `/interviewers/${interviewer}/feed`,
    answer: "interviewer-unknown",
  },
  "DELETE /api/interviewers/:id/feed": {
    path: `/interviewers/${interviewer}/feed`,
    answer: "interviewer-unknown",
  },
  "GET /api/interviewers/:id/busy": {
    path: `/interviewers/${interviewer}/busy?${WEEK}`,
    answer: "interviewer-unknown",
  },
  "GET /api/slots": {
    path: `/slots?interviewer=${interviewer}`,
    answer: "interviewer-unknown",
  },
  "GET /api/interviews": { path: "/interviews", answer: 200 },
  "GET /api/interviews/:id": { path: `/interviews/${interview}`, answer: "interview-unknown" },
  "POST /api/career/sessions": {
    path: "/career/sessions",
    body: { message: "I have no idea" },
    answer: 202,
  },
  "GET /api/career/sessions": { path: "/career/sessions", answer: 200 },
  "GET /api/career/sessions/:id": { path: `/career/sessions/${career}`, ...NO_CAREER },
  "GET /api/career/sessions/:id/events": {
    path: `/career/sessions/${career}/events`,
    ...NO_CAREER,
  },
  "GET /api/career/sessions/:id/source": {
    path: `/career/sessions/${career}/source?source=profile`,
    ...NO_CAREER,
  },
  "POST /api/career/sessions/:id/messages": {
    path: `/career/sessions/${career}/messages`,
    body: { message: "x" },
    ...NO_CAREER,
  },
  "POST /api/career/sessions/:id/feedback": {
    path: `/career/sessions/${career}/feedback`,
    body: { satisfaction_level: "satisfied" },
    ...NO_CAREER,
  },
  "POST /api/career/sessions/:id/check-ins": {
    path: `/career/sessions/${career}/check-ins`,
    body: { blocked: "x" },
    ...NO_CAREER,
  },
  "DELETE /api/career/sessions/:id/check-ins/:checkIn": {
    path: `/career/sessions/${career}/check-ins/c1`,
    ...NO_CAREER,
  },
  "PATCH /api/career/sessions/:id/items/:item": {
    path: `/career/sessions/${career}/items/p1-a1`,
    body: { done: true },
    ...NO_CAREER,
  },
  "GET /api/career/sessions/:id/plan.ics": {
    path: `/career/sessions/${career}/plan.ics`,
    ...NO_CAREER,
  },
  "GET /api/career/sessions/:id/plan.md": {
    path: `/career/sessions/${career}/plan.md`,
    ...NO_CAREER,
  },
  "POST /api/career/sessions/:id/feed": {
    path: `/career/sessions/${career}/feed`,
    ...NO_CAREER,
  },
  "DELETE /api/career/sessions/:id/feed": {
    path: `/career/sessions/${career}/feed`,
    ...NO_CAREER,
  },
  "GET /api/audit": { path: "/audit", answer: 200 },
  "GET /api/demo": { path: "/demo", answer: 200 },
  "POST /api/demo": { path: "/demo", answer: 200 },
  "DELETE /api/demo": { path: "/demo", answer: 200 },
};

/** The tenant goes into the body where there is one, else into the query. */
function requestOf(route: TalentRoute, named: string): [path: string, init: RequestInit] {
  const { path, body, form, mail, calendar } = CASES[route];
  const method = route.split(" ")[0] ?? "";
  if (body !== undefined) {
    const headers = { "Content-Type": "application/json" };
    return [`/api${path}`, { method, headers, body: JSON.stringify({ ...body, tenant: named }) }];
  }
  const at = `/api${path}${path.includes("?") ? "&" : "?"}tenant=${named}`;
  const headers = { "Content-Type": "message/rfc822" };
  if (mail !== undefined) return [at, { method, headers, body: mail }];
  const type = { "Content-Type": "text/calendar" };
  if (calendar !== undefined) return [at, { method, headers: type, body: calendar }];
  return [at, form === undefined ? { method } : { method, body: form() }];
}

describe("another tenant", () => {
  it.each(TALENT_ROUTES)("sees and changes nothing at %s", async (route) => {
    const response = await api.app.request(...requestOf(route, "other"));
    const text = await response.text();
    const { answer } = CASES[route];
    if (typeof answer === "number") expect(response.status, text).toBe(answer);
    else expect(JSON.parse(text)).toMatchObject({ code: answer, status: 404 });
    expect(text).not.toMatch(/secret/i);
    const ada = await api.ask(Candidate, "GET", `/candidates/${person}?tenant=acme`);
    expect(ada).toMatchObject({ person: { version: 1 }, applications: [{}], resumes: [{}] });
  });
});

describe("where Bole is not embedded", () => {
  const env = { BOLE_DATABASE_URL: "postgres://db/bole" };
  const { app } = testApp({ host: api.host, env });

  it.each(TALENT_ROUTES)("a foreign tenant is 403 at %s", async (route) => {
    const foreign = await app.request(...requestOf(route, "acme"));
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toMatchObject({ code: "forbidden-tenant" });
  });
});

describe("where people sign in", async () => {
  const { app, cookie } = await accountsApp({ host: api.host });
  const Cookie = await cookie(OWNER.email);
  const ask = (route: TalentRoute, named: string) => {
    const [path, init] = requestOf(route, named);
    const headers = { ...Object.fromEntries(new Headers(init.headers)), Cookie };
    return app.request(path, { ...init, headers }, {});
  };

  it.each(TALENT_ROUTES)("another organisation is 403 at %s", async (route) => {
    expect(await (await ask(route, "acme")).json()).toMatchObject({ code: "forbidden-tenant" });
  });

  it.each(TALENT_ROUTES)("what another organisation has is not there at %s", async (route) => {
    const response = await ask(route, "local");
    const text = await response.text();
    const { answer } = CASES[route];
    if (typeof answer === "number") expect(response.status, text).toBe(answer);
    else expect(JSON.parse(text)).toMatchObject({ code: answer, status: 404 });
    expect(text).not.toMatch(/secret/i);
  });
});
