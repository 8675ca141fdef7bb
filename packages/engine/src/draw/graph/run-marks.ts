import type { Gate, GateAnswer } from "../../memory/ports/gates.ts";
import type { JournalRecord, StepFailure } from "../../memory/ports/journal.ts";

/**
 * What has happened in a run, as far as a drawing cares. All of it goes by journal keys; records of
 * the journal and gates of the memory are marks as they stand.
 */
export interface RunMarks {
  readonly ends?: readonly EndMark[];
  readonly gates?: readonly GateMark[];
  /** Keys of what has started and not ended. */
  readonly running?: readonly string[];
  /** How many items a fan-out has, where that is known before its end. */
  readonly totals?: { readonly [key: string]: number };
}

export interface EndMark extends Pick<JournalRecord, "key" | "status"> {
  readonly items?: number | null;
  readonly error?: StepFailure | null;
  /** Both in epoch milliseconds; without them the time it took is not known. */
  readonly started_at?: number;
  readonly ended_at?: number;
}

export interface GateMark extends Pick<Gate, "key" | "phase" | "event" | "status" | "created_at"> {
  readonly answer: Pick<GateAnswer, "decision" | "by" | "at"> | null;
}
