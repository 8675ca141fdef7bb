import type { CompiledPlan } from "../../compile/compiled-plan.ts";
import type { RunRecord } from "../../memory/ports/index.ts";
import { identitiesOf } from "../../planner/step-identity.ts";
import { isReserved, planningKey, revisionOf } from "../steps/journal-key.ts";

interface ForkedPlanning {
  readonly parts: Pick<RunRecord, "planning" | "revisions">;
  /** What of the planning so far the new run shares. */
  keeps(key: string): boolean;
}

/**
 * A run with a goal is forked with it: the new one goes on at the old one's plan, and is measured
 * anew. Null for a run without.
 */
export function forkPlanning(
  { planning, revisions }: RunRecord,
  compiled: CompiledPlan,
  again: ReadonlySet<string>,
): ForkedPlanning | null {
  if (!planning) return null;
  const making = planning.phase === "create_plan" || planning.phase === "validate";
  const revision = making ? planning.revision - 1 : planning.revision;
  const anew = revision > 1 ? [...again].map((id) => [id, revision] as const) : [];
  return {
    parts: {
      revisions: { ...revisions, ...Object.fromEntries(anew) },
      planning: {
        ...planning,
        phase: "execute_subgraph",
        revision,
        attempts: 0,
        steps: identitiesOf(compiled, revision, planning.steps),
        trigger: null,
        previous: null,
        round_ms: 0,
        evaluation: null,
        decisions: planning.decisions.filter((decision) => decision.revision <= revision),
      },
    },
    keeps: (key) =>
      isReserved(key) && revisionOf(key) <= revision && key !== planningKey("evaluate", revision),
  };
}
