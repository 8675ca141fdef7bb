import type { CompiledPlan } from "../../compile/compiled-plan.ts";
import { engineErrors } from "../../errors.ts";
import type { JournalRecord, RunRecord } from "../../memory/ports/index.ts";
import { isWithin, stepKey } from "../steps/journal-key.ts";

export interface Restarts {
  readonly revisions: RunRecord["revisions"];
  /** Whether a key belongs to something that is begun anew. */
  isRestarted(key: string): boolean;
}

/**
 * Composites that had begun, and whose plan inside is another one now: what they have done stands
 * under keys of the old plan, so they begin anew under keys of their own. In a run with a goal those
 * keys belong to its revisions, so there it is refused.
 */
export function restartsOf(
  run: Pick<RunRecord, "run_id" | "revisions" | "pins" | "planning">,
  { steps }: CompiledPlan,
  journal: ReadonlyMap<string, JournalRecord>,
): Restarts {
  const begun = [...steps].filter(([id, { agent, inner }]) => {
    const key = stepKey(id, run.revisions);
    if (!inner || journal.has(key) || run.pins?.[agent.name]?.inner === inner.hash) return false;
    return journal.keys().some((other) => isWithin(other, key));
  });
  if (run.planning && begun.length > 0) {
    const ids = begun.map(([id]) => id);
    throw engineErrors.error("version-misfit", {
      detail: `Run "${run.run_id}" cannot go on: ${ids.join(", ")} had begun with another plan inside.`,
      data: { steps: ids },
    });
  }
  const old = begun.map(([id]) => stepKey(id, run.revisions));
  const anew = begun.map(([id]) => [id, (run.revisions[id] ?? 1) + 1] as const);
  return {
    revisions: { ...run.revisions, ...Object.fromEntries(anew) },
    isRestarted: (key) => old.some((outer) => isWithin(key, outer)),
  };
}
