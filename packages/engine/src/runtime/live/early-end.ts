import type { JsonValue } from "../../contracts/json.ts";
import type { JournalRecord, RunFailure, RunRecord } from "../../memory/ports/index.ts";
import type { RunOver } from "../steps/run-stop.ts";
import { endsOfPlan, type StepEnd } from "../steps/step-end.ts";

export interface EarlyEnd {
  readonly status: "failed" | "cancelled";
  readonly error: RunFailure;
  /** What was done, what is missing, what to do next. */
  readonly result: JsonValue;
  readonly event: JsonValue;
}

type Ended = Pick<RunRecord, "plan" | "revisions" | "planning">;

/** How a run ends that does not come to its plan's end, or not to its goal. */
export function earlyEnd(
  run: Ended,
  journal: ReadonlyMap<string, JournalRecord>,
  reason: RunOver,
): EarlyEnd {
  const ends = endsOfPlan(run, journal);
  const ids = (run.plan?.steps ?? []).map(({ id }) => id);
  const done = ids.filter((id) => ends[id]?.status === "completed");
  const unfinished = ids.filter((id) => ends[id]?.status !== "completed");
  const error = failureOf(reason);
  const { code, message, step = null } = error;
  const result = {
    done,
    missing: [...unmet(run), ...unfinished],
    next: nextOf(reason) ?? nextAfter(done),
    ...(run.planning && { results: resultsOf(done, ends) }),
  };
  const event = reason.kind === "failed" ? { code, message, step } : { code, message };
  return { status: reason.kind, error, result, event };
}

function failureOf(reason: RunOver): RunFailure {
  if (reason.kind === "failed") return reason.failure;
  return reason.failure ?? { code: "run-cancelled", message: `Cancelled by ${reason.by}.` };
}

const nextOf = (reason: RunOver) => (reason.kind === "failed" ? reason.next : undefined);

function nextAfter(done: readonly string[]): string {
  const last = done.at(-1);
  return last
    ? `Remove the cause, then fork the run from a finished step (for example "${last}"): what is done is kept.`
    : "Remove the cause, then start the plan again: no step had finished.";
}

/** Criteria that are not known to be met. */
function unmet({ planning }: Ended): string[] {
  if (!planning) return [];
  const met = new Set(
    planning.evaluation?.verdicts
      .filter(({ verdict }) => verdict === "pass")
      .map(({ criterion }) => criterion),
  );
  return planning.rubric.filter((criterion) => !met.has(criterion));
}

function resultsOf(done: readonly string[], ends: { readonly [id: string]: StepEnd }): JsonValue {
  return Object.fromEntries(done.map((id) => [id, ends[id]?.result ?? null]));
}
