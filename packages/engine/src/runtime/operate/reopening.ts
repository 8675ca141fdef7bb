import type { CompiledPlan } from "../../compile/compiled-plan.ts";
import type { Gate, JournalRecord, RunRecord } from "../../memory/ports/index.ts";
import { isWithin, stepKey } from "../steps/journal-key.ts";

export interface Reopening {
  /** New keys of the steps at which the run had stopped. */
  readonly keys: readonly string[];
  readonly revisions: RunRecord["revisions"];
}

/**
 * What of a stopped run gets a new key, since the journal is never rewritten: the steps at which it
 * stopped, everything behind them that has an end, and unfinished steps whose questions were
 * withdrawn when the run stopped.
 *
 * @returns null where the run did not stop at the step that is named
 */
export function reopeningOf(
  { revisions }: Pick<RunRecord, "revisions">,
  { plan, steps }: CompiledPlan,
  journal: ReadonlyMap<string, JournalRecord>,
  gates: readonly Gate[],
  wanted?: string,
): Reopening | null {
  const endOf = (id: string) => journal.get(stepKey(id, revisions));
  const stopped = plan.steps
    .filter(({ id, on_error }) => {
      const status = endOf(id)?.status;
      return status === "failed" && (on_error !== "continue" || id === wanted);
    })
    .map(({ id }) => id);
  if (wanted !== undefined && !stopped.includes(wanted)) return null;
  const again = wanted === undefined ? stopped : [wanted];

  const behind = new Set(again);
  for (const id of behind) for (const next of steps.get(id)?.successors ?? []) behind.add(next);
  const withdrawn = gates.filter(({ status }) => status === "withdrawn").map(({ key }) => key);
  const anew = plan.steps.filter(({ id }) => {
    if (endOf(id)) return behind.has(id);
    return withdrawn.some((key) => isWithin(key, stepKey(id, revisions)));
  });
  const bumped = {
    ...revisions,
    ...Object.fromEntries(anew.map(({ id }) => [id, (revisions[id] ?? 1) + 1])),
  };
  return { keys: again.map((id) => stepKey(id, bumped)), revisions: bumped };
}
