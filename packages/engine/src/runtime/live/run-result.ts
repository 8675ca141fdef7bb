import type { CompiledPlan } from "../../compile/compiled-plan.ts";
import type { JsonValue } from "../../contracts/json.ts";
import type { JournalRecord, RunFailure, RunRecord } from "../../memory/ports/index.ts";
import type { Scope } from "../../placeholders/scope.ts";
import { stepKey } from "../steps/journal-key.ts";
import type { RunOver } from "../steps/run-stop.ts";

/** What a run was for: the results of the steps that nothing depends on, by their ids. */
export function resultOf(plan: CompiledPlan, scope: Scope): JsonValue {
  return Object.fromEntries(plan.sinks.map((id) => [id, scope.step(id)?.result ?? null]));
}

export interface EarlyEnd {
  readonly status: "failed" | "cancelled";
  readonly error: RunFailure;
  /** What was done, what is missing, what to do next. */
  readonly result: JsonValue;
  readonly event: JsonValue;
}

/** How a run ends that does not come to its plan's end. */
export function earlyEnd(
  run: Pick<RunRecord, "plan" | "revisions">,
  journal: ReadonlyMap<string, JournalRecord>,
  reason: RunOver,
): EarlyEnd {
  const { done, missing } = tally(run, journal);
  const last = done.at(-1);
  const next = last
    ? `Remove the cause, then fork the run from a finished step (for example "${last}"): what is done is kept.`
    : "Remove the cause, then start the plan again: no step had finished.";
  const result = { done, missing, next };
  if (reason.kind === "cancelled") {
    const error = { code: "run-cancelled", message: `Cancelled by ${reason.by}.` };
    return { status: "cancelled", error, result, event: error };
  }
  const { code, message, step = null } = reason.failure;
  return { status: "failed", error: reason.failure, result, event: { code, message, step } };
}

/** Which steps of the plan have completed, and which have not. */
export function tally(
  { plan, revisions }: Pick<RunRecord, "plan" | "revisions">,
  journal: ReadonlyMap<string, JournalRecord>,
): { done: string[]; missing: string[] } {
  const ids = (plan?.steps ?? []).map(({ id }) => id);
  const isDone = (id: string) => journal.get(stepKey(id, revisions))?.status === "completed";
  return { done: ids.filter(isDone), missing: ids.filter((id) => !isDone(id)) };
}
