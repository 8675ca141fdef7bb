import type { CompiledStep } from "../../compile/compiled-plan.ts";
import { CONDITION_FALSE, DEPENDENCY_UNMET, type StepEnd, skipped } from "./step-end.ts";

/**
 * Why a step cannot run, given how those before it ended; null if it can. A rejection, and a skip
 * that has a cause, go on to everything behind them. A step that its own condition skipped, or
 * that failed and may, is only missed by those who want its result.
 */
export function skipReason(
  { step, needs }: CompiledStep,
  endOf: (id: string) => StepEnd | undefined,
): StepEnd | null {
  for (const id of [...step.depends_on, ...needs]) {
    const end = endOf(id);
    if (!end || end.status === "completed") continue;
    const harmless =
      end.status === "failed" || (end.status === "skipped" && end.error?.code === CONDITION_FALSE);
    if (harmless && !needs.has(id)) continue;
    return skipped(DEPENDENCY_UNMET, `Step "${id}" was ${end.status}.`);
  }
  return null;
}
