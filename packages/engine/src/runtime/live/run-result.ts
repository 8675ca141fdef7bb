import type { CompiledPlan } from "../../compile/compiled-plan.ts";
import type { JsonValue } from "../../contracts/json.ts";
import type { Scope } from "../../placeholders/scope.ts";
import type { RunContext } from "../steps/run-context.ts";

/** What a run was for: the results of the steps that nothing depends on, by their ids. */
export function resultOf(plan: CompiledPlan, scope: Scope): JsonValue {
  return Object.fromEntries(plan.sinks.map((id) => [id, scope.step(id)?.result ?? null]));
}

/** What a run that ended early leaves behind: what was done, what is missing, what to do next. */
export function failedResult(plan: CompiledPlan, { journal }: RunContext): JsonValue {
  const ids = [...plan.steps.keys()];
  const done = ids.filter((id) => journal.get(id)?.status === "completed");
  const missing = ids.filter((id) => !done.includes(id));
  const last = done.at(-1);
  const next = last
    ? `Remove the cause, then fork the run from a finished step (for example "${last}"): what is done is kept.`
    : "Remove the cause, then start the plan again: no step had finished.";
  return { done, missing, next };
}
