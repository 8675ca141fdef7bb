import type { CompiledStep } from "../../compile/compiled-plan.ts";
import type { Scope } from "../../placeholders/scope.ts";
import { effortOf } from "./call.ts";
import { strandEnd } from "./failure.ts";
import { fanOut } from "./fan-out.ts";
import { finish } from "./finish.ts";
import type { RunContext } from "./run-context.ts";
import { runItem } from "./run-item.ts";
import { skipReason } from "./skip-reason.ts";
import { CONDITION_FALSE, endOf, type StepEnd, skipped } from "./step-end.ts";

/**
 * Brings a step whose dependencies have ended to its own end, and makes that durable. A step that
 * had ended before is not run again. Whatever goes wrong in it is its end, as data; only a run
 * that is stopped leaves a step without one.
 */
export async function settleStep(
  run: RunContext,
  compiled: CompiledStep,
  key: string,
  scope: Scope,
  ends: (id: string) => StepEnd | undefined,
): Promise<StepEnd> {
  const known = run.journal.get(key);
  if (known) return endOf(known, run.journal);
  const started_at = run.clock.now();
  const about = { key, started_at };
  try {
    const skip = skipReason(compiled, ends) ?? conditionOf(compiled, scope);
    if (skip) return await finish(run, skip, about);
    run.stop.throwIfStopped();
    if (compiled.each) {
      const { end, items, changed } = await fanOut(run, compiled, key, scope);
      return await finish(run, end, { ...about, items, changed });
    }
    const end = await runItem(run, compiled, { key, scope, index: null });
    return await finish(run, end, { ...about, ...end.took });
  } catch (error) {
    return finish(run, strandEnd(run, error), { ...about, effort: effortOf(error) });
  }
}

function conditionOf({ when }: CompiledStep, scope: Scope): StepEnd | null {
  if (!when || when(scope)) return null;
  return skipped(CONDITION_FALSE, "Its condition was false.");
}
