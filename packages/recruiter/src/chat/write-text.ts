/** A text out of records: a model's, as far as the records back it, else that of the embedded solver. */
import { type ClaimKind, findUnbacked } from "@bole/guardrails";
import type { Models, TaskCtx } from "@bole/models";
import { draftTextTask } from "./draft-text-task.ts";
import { solveText } from "./solve-text.ts";
import type { TextFacts } from "./text-facts.ts";

export interface WrittenText {
  readonly text: string;
  /** `provider:name`; null for the embedded solver. */
  readonly model: string | null;
}

export async function writeText(
  models: Pick<Models, "run">,
  facts: TextFacts,
  ctx: TaskCtx,
): Promise<WrittenText> {
  const { value, model } = await models.run(draftTextTask, facts, ctx);
  if (model === null) return { text: value.text, model };
  const text = backedLines(value.text, facts);
  return text === "" ? { text: solveText(facts), model: null } : { text, model };
}

/** A kit has marks and minutes of its own, and names what a good answer would. */
const KIT: ReadonlySet<ClaimKind> = new Set(["person", "organisation", "degree", "date"]);

/** Without the lines that claim what the records do not say; nothing where that is most of them. */
export function backedLines(text: string, facts: TextFacts): string {
  // What is sought claims nothing of anybody.
  if (facts.kind === "search_string") return text.trim();
  const isKit = facts.kind === "interview_kit" || facts.kind === "interview_questions";
  const lines = text.split("\n");
  const kept = lines.filter((line) =>
    findUnbacked(line.replace(/^\s*\d{1,2}[.)、]\s*/u, ""), [facts]).every(
      ({ kind }) => isKit && !KIT.has(kind),
    ),
  );
  const said = (some: readonly string[]) => some.filter((line) => line.trim() !== "").length;
  return said(kept) * 2 < said(lines) ? "" : kept.join("\n").trim();
}
