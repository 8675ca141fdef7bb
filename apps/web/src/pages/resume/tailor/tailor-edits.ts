/** The edits that make a variant of a résumé: proposals that were taken, and lines out of answers. Pure. */
import type { Tailoring } from "@bole/server/contract";
import { applyEdit, type HandEdit } from "../model/hand-edit.ts";
import type { ResumeData } from "../model/structure.ts";
import { type Answers, buildLine } from "./build-line.ts";

/** What was answered to a requirement that nothing backs. */
export interface AnsweredLine extends Answers {
  /** The post that the line goes to. @default the newest */
  readonly entry_id?: string;
  readonly isLeft: boolean;
}

export const NO_ANSWER: AnsweredLine = { what: "", scale: "", result: "", isLeft: false };

export function tailorEdits(
  data: ResumeData,
  { proposals }: Pick<Tailoring, "proposals">,
  left: ReadonlySet<string>,
  answers: Readonly<Record<string, AnsweredLine>>,
): HandEdit[] {
  const edits: HandEdit[] = [];
  let now = data;
  const push = (edit: HandEdit | undefined) => {
    if (edit === undefined) return;
    edits.push(edit);
    now = applyEdit(now, edit);
  };
  for (const { id, kind, section, entry_id, field, before, after } of proposals) {
    if (left.has(id)) continue;
    // Several may go below the same post: each is added to what stands there by then.
    if (kind === "from_another_resume") push(appended(now, entry_id, after.slice(before.length)));
    else if (kind === "add_skills")
      push({
        kind: "set",
        place: { section, entry_id, field },
        value: now.skillContent + after.slice(before.length),
      });
    else if (kind === "lead_summary") {
      const value = [after, now.basic.summary].filter((text) => text !== "").join("\n");
      push({ kind: "set", place: { section, entry_id, field }, value });
    } else if (kind === "same_word")
      push({
        kind: "set",
        place: { section, entry_id, field },
        value: textAt(now, section, entry_id, field).replace(before, after),
      });
    else push({ kind: "set", place: { section, entry_id, field }, value: after });
  }
  for (const answer of Object.values(answers)) push(answeredEdit(now, answer));
  return edits;
}

/** A text of the skills or of a post. */
function textAt(data: ResumeData, section: string, entryId: string | null, field: string): string {
  if (section === "skillContent") return data.skillContent;
  const entry = data.workExperience.find(({ id }) => id === entryId);
  return field === "description" ? (entry?.description ?? "") : "";
}

/** The line under its post; undefined where there is none, or it is left out. */
export function answeredEdit(data: ResumeData, answer: AnsweredLine): HandEdit | undefined {
  const line = buildLine(answer);
  if (line === "" || answer.isLeft) return undefined;
  return appended(data, answer.entry_id ?? data.workExperience[0]?.id ?? null, `- ${line}`);
}

function appended(data: ResumeData, entryId: string | null, line: string): HandEdit | undefined {
  const entry = data.workExperience.find(({ id }) => id === entryId);
  if (entry === undefined) return undefined;
  const place = { section: "workExperience", entry_id: entry.id, field: "description" };
  const value = [entry.description, line.trim()].filter((text) => text !== "").join("\n");
  return { kind: "set", place, value };
}
