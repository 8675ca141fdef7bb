/** Opens a source of a report: what stands there, so that a statement can be checked by reading. */
import type { Principal } from "@bole/base";
import { z } from "zod";
import type { Workspace } from "../analysts/ports.ts";
import { Source } from "../analysts/statement.ts";
import { careerErrors } from "../errors.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import type { CareerSession } from "./session-view.ts";
import { describeCase, describeOccupation, describeProfile } from "./source-text.ts";

export const OpenedSource = z.object({
  source: Source,
  /** What it says. */
  text: z.string(),
  /** Whether the quote, if there is one, stands there word by word. */
  quote_found: z.boolean(),
});
export type OpenedSource = z.infer<typeof OpenedSource>;

export async function openSource(
  session: CareerSession,
  id: string,
  workspace: Workspace,
  principal: Principal,
): Promise<OpenedSource> {
  const source = session.integrated_report?.sources.find((one) => one.id === id);
  if (!source)
    throw careerErrors.error(
      "career-request-invalid",
      `The report of "${session.session_id}" has no source "${id}".`,
    );
  const text = await textOf(source, session, workspace, principal);
  return { source, text, quote_found: source.quote === null || text.includes(source.quote) };
}

async function textOf(
  source: Source,
  { messages, user_profile, language }: CareerSession,
  workspace: Workspace,
  principal: Principal,
): Promise<string> {
  const ref = source.id.slice(source.id.indexOf(":") + 1);
  switch (source.kind) {
    case "message":
      return messages[Number(ref.split(":", 1)[0])]?.content ?? "";
    case "profile":
      return describeProfile(user_profile, language);
    case "occupation": {
      return describeOccupation(occupationById(ref), language);
    }
    case "casebook":
      return describeCase(ref, language);
    case "statistics":
    case "model":
      return [source.title, source.date, source.quote, source.href].filter(Boolean).join("\n");
    case "job":
    case "project": {
      const { title, organisation, location, description } = await workspace.jobs.get(
        principal,
        ref,
      );
      return [title, organisation, location, description].filter(Boolean).join("\n");
    }
    case "resume": {
      const { resume, document } = await workspace.resumes.get(
        principal,
        ref.split("#", 1)[0] ?? "",
      );
      return document?.text ?? JSON.stringify(resume.data, null, 2);
    }
  }
}
