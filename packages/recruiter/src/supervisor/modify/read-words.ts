import { threadJob } from "@bole/base/threads";
import { type PlanEdit, readPlanEdits } from "./read-edit.ts";
import { refusalOf } from "./refused-parts.ts";

export interface WordsRead {
  readonly edits: readonly PlanEdit[];
  /** A part of the plan is refused, and all of it, too. */
  readonly isWholeToo: boolean;
}

/** What words about a plan want to be changed in it. */
export function readWords(text: string): WordsRead {
  const refusal = refusalOf(text);
  if (refusal === undefined || refusal === null)
    return { edits: readPlanEdits(text), isWholeToo: false };
  const { groups, isWholeToo } = refusal;
  return { edits: groups.map((group) => ({ kind: "remove_group", group })), isWholeToo };
}

export const readWordsJob = threadJob<typeof readWords>(new URL(import.meta.url), "readWords");
