import type { CompiledStep } from "../../compile/compiled-plan.ts";
import type { JsonValue } from "../../contracts/json.ts";
import type { Wait } from "../../contracts/plan.ts";
import { engineErrors } from "../../errors.ts";
import type { Scope } from "../../placeholders/scope.ts";
import type { RunContext } from "./run-context.ts";

/** Waits for the event or the time that a step names: the event's data, null if the time came. */
export async function awaitEvent(
  run: RunContext,
  { step, match, until }: CompiledStep,
  wait: Wait,
  { key, scope }: { readonly key: string; readonly scope: Scope },
): Promise<JsonValue> {
  const answer = await run.gates.pass({
    key,
    step: step.id,
    action: step.action,
    phase: "wait",
    ask: null,
    fan_out: false,
    event: wait.event ?? null,
    match: match?.(scope) ?? null,
    until: earliest(
      until ? momentOf(until(scope), step.id) : null,
      wait.for_ms === undefined ? null : run.clock.now() + wait.for_ms,
    ),
  });
  return answer.decision === "event" ? answer.value : null;
}

function momentOf(value: JsonValue, step: string): number {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  if (!Number.isNaN(time)) return time;
  throw engineErrors.error(
    "time-invalid",
    `Step "${step}" waits until ${JSON.stringify(value)}, which is not an ISO 8601 time.`,
  );
}

function earliest(...times: (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
}
