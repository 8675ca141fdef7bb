/** The recruiting assistant: conversations, workflows that wait, attachments. */
import { at, type Tour } from "../tour.ts";
import type { Hiring } from "./hiring.ts";
import { fileForm, RESUME_TEXT } from "./samples.ts";

export async function recruiterTour(tour: Tour, { job }: Hiring): Promise<void> {
  const form = fileForm("ada.md", RESUME_TEXT);
  await tour.ask("POST /api/agent/attachments", { form, query: { kind: "resume" } });
  const message = "帮我找到适合这个职位的候选人，发邮件，然后安排面试";
  const launch = { message, context: { job_id: job } };
  const said = await tour.ask("POST /api/agent/chat", { body: launch });
  await tour.ask("GET /api/agent/catalogue");
  await tour.ask("GET /api/agent/sessions");
  const [, session = ""] = /"session_id":"([^"]+)"/.exec(said.text) ?? [];
  await tour.ask("GET /api/agent/sessions/{id}", { path: { id: session } });
  await tour.ask("GET /api/agent/sessions/{id}/events", { path: { id: session } });
  const [, workflow = ""] = /"workflow_id":"([^"]+)"/.exec(said.text) ?? [];
  const path = { id: workflow };
  await tour.ask("GET /api/agent/workflows");
  await tour.ask("GET /api/agent/workflows/{id}", { path });
  await tour.ask("GET /api/agent/workflows/{id}/additions", { path });
  const [, interrupt_id = ""] = /"interrupt_id":"([^"]+)"/.exec(said.text) ?? [];
  const decisions = [{ interrupt_id, decision: "approve" }];
  await tour.ask("POST /api/agent/workflows/{id}/resume", { path, body: { decisions } });
  const again = await tour.ask("POST /api/agent/chat", { body: launch });
  const [, other = ""] = /"workflow_id":"([^"]+)"/.exec(again.text) ?? [];
  await tour.ask("POST /api/agent/workflows/{id}/cancel", { path: { id: other } });
  const spoken = await tour.ask("POST /api/agent/chat", { body: { message: "hello" } });
  const [, idle = ""] = /"session_id":"([^"]+)"/.exec(spoken.text) ?? [];
  await tour.ask("DELETE /api/agent/sessions/{id}", { path: { id: idle } });

  const read = { product: "recruiter", message: "Show me all candidates" };
  await tour.ask("GET /api/language/products");
  await tour.ask("POST /api/language/read", { body: read });
  const example = { ...read, calls: [{ tool: "talk" }], reader: "embedded" };
  const kept = at(await tour.ask("POST /api/language/examples", { body: example }), "id");
  await tour.ask("GET /api/language/examples");
  const query = { product: "recruiter" };
  await tour.ask("GET /api/language/examples/export", { query });
  await tour.ask("DELETE /api/language/examples/{id}", { path: { id: kept } });
}
