import { threadJob } from "@bole/base/threads";
import type { Day } from "../text/day.ts";
import { type Marks, mergeMarks } from "./merge-marks.ts";
import { type Triage, type TriageInput, triage } from "./triage.ts";

/** What a model marked in a message, if one was asked. */
export interface Marked {
  readonly marks: Marks;
  readonly text: string;
  /** The message's place. */
  readonly message: number;
}

/** The triage of everything that was said, with what a model saw in it. */
export function triageMarked(input: TriageInput, today: Day, marked: readonly Marked[]): Triage {
  return triage(input, today, (wish) =>
    marked.reduce((read, { marks, text, message }) => mergeMarks(read, marks, text, message), wish),
  );
}

export const triageJob = threadJob<typeof triageMarked>(new URL(import.meta.url), "triageMarked");
