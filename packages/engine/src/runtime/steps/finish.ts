import type { JsonValue } from "../../contracts/json.ts";
import { summary } from "../../events/summary.ts";
import type { JournalRecord, RunEventType } from "../../memory/ports/index.ts";
import type { Call, Effort } from "./call.ts";
import type { RunContext } from "./run-context.ts";
import type { StepEnd } from "./step-end.ts";

/** What is known of an end besides the end itself. */
export interface Finish {
  readonly key: string;
  readonly started_at: number;
  readonly effort?: Effort | undefined;
  /** Whether the effort is in the journal already, under the keys of the step's turns. */
  readonly kept?: boolean;
  /** For a fan-out: how many items. Its input and result stay with them … */
  readonly items?: number;
  /** … unless a person has changed the result. */
  readonly changed?: boolean;
  /** Writes what is to become durable together with the end. */
  also?(end: StepEnd): void;
}

const NONE: Effort = { attempts: 0, cached: false, tokens: 0, cost: 0 };

const EVENT: Record<StepEnd["status"], RunEventType> = {
  completed: "step_completed",
  failed: "step_failed",
  skipped: "step_skipped",
  rejected: "step_rejected",
  cancelled: "step_cancelled",
};

/** Writes an end into the journal and the log; resolves when both are durable. */
export async function finish(run: RunContext, end: StepEnd, about: Finish): Promise<StepEnd> {
  const record = recordOf(run, end, about);
  run.journal.set(record.key, record);
  run.writer.record(record).event(EVENT[end.status], record.key, eventOf(record, end, about));
  about.also?.(end);
  await run.writer.flush();
  run.suspects.ended(record.key);
  return end;
}

function eventOf(record: JournalRecord, end: StepEnd, { items, effort = NONE }: Finish): JsonValue {
  const ms = record.ended_at - record.started_at;
  const output = summary(end.result);
  const { error } = end;
  if (items !== undefined) return { ms, output, error, items };
  const { attempts, cached, tokens, cost } = effort;
  return { ms, output, error, attempts, cached, tokens, cost };
}

/** Keeps one call of a step that goes on after it: a turn of a loop, a result to be approved. */
export async function keepCall(
  run: RunContext,
  key: string,
  started_at: number,
  input: JsonValue,
  call: Call,
): Promise<void> {
  const end: StepEnd = { status: "completed", input, result: call.result, error: null };
  const record = recordOf(run, end, { key, started_at, effort: call });
  run.journal.set(key, record);
  await run.writer.record(record).flush();
  run.suspects.ended(key);
}

function recordOf(run: RunContext, end: StepEnd, about: Finish): JournalRecord {
  const fanOut = about.items !== undefined;
  const { attempts, cached, tokens, cost } = (!about.kept && about.effort) || NONE;
  return {
    key: about.key,
    status: end.status,
    input: fanOut ? null : end.input,
    result: fanOut && !about.changed ? null : end.result,
    error: end.error,
    items: about.items ?? null,
    attempts,
    cached,
    tokens,
    cost,
    started_at: about.started_at,
    ended_at: run.clock.now(),
  };
}
