/** A job-seeker's résumés: versions, variants, translations, practice, the assistant. */
import { at, type Tour } from "../tour.ts";
import { fileForm, RESUME_TEXT } from "./samples.ts";

const DATA = {
  basic: { name: "Ada Byrne", title: "Data Analyst", email: "ada.byrne@example.ie" },
  workExperience: [
    {
      ...{ id: "a", company: "Harbour Foods", position: "Data Analyst" },
      ...{ startDate: "2021-02", endDate: "present" },
      description: "- Wrote weekly reports for 14 shops\n- Built forecasts in Python",
    },
  ],
  skillContent: "Excel, SQL, Python",
};
const AD = "Data Analyst\nRequirements:\n- Python\n- Kubernetes";

export async function resumeTour(tour: Tour): Promise<void> {
  const id = at(await tour.ask("POST /api/resumes", { body: { data: DATA } }), "id");
  const path = { id };
  const mail = (value: string, base_version: number) => ({
    path,
    body: { base_version, edits: [{ op: "replace", path: "/basic/email", value }] },
  });
  await tour.ask("PATCH /api/resumes/{id}", mail("byrne@example.ie", 1));
  for (const name of [
    ...["GET /api/resumes/{id}", "GET /api/resumes/{id}/export"],
    ...["GET /api/resumes/{id}/history", "GET /api/resumes/{id}/review"],
    ...["GET /api/resumes/{id}/variant", "GET /api/resumes/{id}/translation"],
  ])
    await tour.ask(name, { path });
  await tour.ask("GET /api/resumes/{id}/diff", { path, query: { from: "1", to: "2" } });
  await tour.ask("GET /api/resumes/{id}/versions/{version}", { path: { id, version: "1" } });
  await tour.ask("PUT /api/resumes/{id}/title", { path, body: { title: "For banks" } });
  await tour.ask("POST /api/resumes/{id}/undo", { path, body: {} });
  await tour.ask("POST /api/resumes/{id}/redo", { path, body: {} });
  await tour.ask("POST /api/resumes/{id}/snapshots", { path, body: { name: "May" } });
  await tour.ask("POST /api/resumes/{id}/restore", { path, body: { version: 1 } });
  await tour.ask("POST /api/resumes/{id}/tailor", { path, body: { job: AD } });
  const letter = { job: AD, language: "en" };
  await tour.ask("POST /api/resumes/{id}/cover-letter", { path, body: letter });
  const variant = { path, body: { name: "For Acme", base_version: 1 } };
  const other = at(await tour.ask("POST /api/resumes/{id}/variants", variant), "id");
  await tour.ask("POST /api/resumes/{id}/variant/update", { path: { id: other }, body: {} });
  const chinese = { path, body: { to: "zh", name: "中文" } };
  await tour.ask("POST /api/resumes/{id}/translate", chinese);
  await interviews(tour, id);
  await tour.ask("GET /api/resumes");
  await tour.ask("GET /api/resumes/templates");
  await tour.ask("POST /api/resumes/preview", { body: { data: DATA } });
  await tour.ask("POST /api/resumes/import", { form: fileForm("ada.md", RESUME_TEXT, "file") });
  await assistant(tour, id);
  await tour.ask("DELETE /api/resumes/{id}", { path: { id: other } });
  await tour.ask("POST /api/resumes/{id}/undelete", { path: { id: other }, body: {} });
  await tour.ask("POST /api/texts/translate", { body: { text: "Data Analyst", to: "zh" } });
}

async function interviews(tour: Tour, id: string): Promise<void> {
  const path = { id };
  const made = await tour.ask("POST /api/resumes/{id}/interviews", { path, body: { job: AD } });
  await tour.ask("GET /api/resumes/{id}/interviews", { path });
  const interview = at(made, "id");
  await tour.ask("PUT /api/resumes/{id}/interviews/{interview}/answers/{question}", {
    path: { id, interview, question: at(made, "questions.0.id") },
    body: { notes: "", answer: "I built forecasts for 14 shops, and waste fell by 8 %." },
  });
  await tour.ask("DELETE /api/resumes/{id}/interviews/{interview}", { path: { id, interview } });
}

async function assistant(tour: Tour, id: string): Promise<void> {
  const propose = { message: "我叫李四", resume_id: id };
  const asked = await tour.ask("POST /api/agent/cv-tools", {
    body: { ...propose, session_id: "practice", mode: "propose" },
  });
  const sessions = "/api/agent/cv-tools/sessions";
  await tour.ask(`GET ${sessions}`);
  const path = { id: "practice" };
  await tour.ask(`GET ${sessions}/{id}`, { path });
  const [, proposal_id = ""] = /"proposal":\{"id":"([^"]+)"/.exec(asked.text) ?? [];
  await tour.ask(`POST ${sessions}/{id}/proposals/{proposal_id}`, {
    path: { ...path, proposal_id },
    body: { reject: "all" },
  });
  await tour.ask(`DELETE ${sessions}/{id}`, { path });
}
