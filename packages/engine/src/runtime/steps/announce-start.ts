import type { CompiledStep } from "../../compile/compiled-plan.ts";
import type { JsonValue } from "../../contracts/json.ts";
import { summary } from "../../events/summary.ts";
import type { RunContext } from "./run-context.ts";

interface Begins {
  /** What it is called with; not known before an event that the step waits for has come. */
  readonly input?: JsonValue;
  /** Of a fan-out. */
  readonly items?: number;
}

/** Tells that a step, or an item of one, begins. A run that waited comes here again: no second start. */
export function announceStart(
  run: RunContext,
  { step }: CompiledStep,
  key: string,
  { input, items }: Begins,
): void {
  if (run.gates.passed(key)) return;
  run.writer
    .event("step_started", key, {
      action: step.action,
      ...(input === undefined ? {} : { input: summary(input) }),
      ...(items === undefined ? {} : { items }),
    })
    .soon();
}
