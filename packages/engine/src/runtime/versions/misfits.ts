import type { CompiledPlan, CompiledStep } from "../../compile/compiled-plan.ts";
import { isFailedSlot } from "../../contracts/failed-slot.ts";
import { engineErrors } from "../../errors.ts";
import type { JournalRecord, RunRecord } from "../../memory/ports/index.ts";
import { stepKey } from "../steps/journal-key.ts";
import { endOf } from "../steps/step-end.ts";

/**
 * Throws `version-misfit` where a finished step has a result that its agent would not give any more:
 * the steps behind it are checked against the new schema, and would be handed the old shape.
 */
export function refuseMisfits(
  run: Pick<RunRecord, "run_id" | "revisions">,
  { steps }: CompiledPlan,
  journal: ReadonlyMap<string, JournalRecord>,
): void {
  const misfits = [...steps].flatMap(([id, step]) => {
    const record = journal.get(stepKey(id, run.revisions));
    const fits = record?.status !== "completed" || resultFits(step, record, journal);
    return fits ? [] : [id];
  });
  if (misfits.length === 0) return;
  throw engineErrors.error("version-misfit", {
    detail: `Run "${run.run_id}" cannot go on: the results of ${misfits.join(", ")} do not fit the version that is loaded.`,
    data: { steps: misfits },
  });
}

function resultFits(
  { agent }: CompiledStep,
  record: JournalRecord,
  journal: ReadonlyMap<string, JournalRecord>,
): boolean {
  const { result } = endOf(record, journal);
  const results = record.items !== null && Array.isArray(result) ? result : [result];
  return results.every((one) => isFailedSlot(one) || agent.output.safeParse(one).success);
}
