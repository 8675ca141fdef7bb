import type { Plan } from "../contracts/plan.ts";
import type { JournalRecord, ReplanDecision, StepStatus } from "../memory/ports/index.ts";
import { graphOf } from "../planning/graph.ts";
import { stepKey } from "../runtime/steps/journal-key.ts";
import type { StepIdentities } from "./step-identity.ts";

export interface PlannedSteps {
  readonly plan: Plan;
  readonly steps: StepIdentities;
}

export interface OldSteps extends PlannedSteps {
  readonly revisions: { readonly [step: string]: number };
}

export type StepChanges = Pick<ReplanDecision, "kept" | "added" | "dropped" | "changed">;

/** Ends that stand. What failed or was cut off is tried again, and so is everything behind it. */
const SETTLED: ReadonlySet<StepStatus> = new Set(["completed", "skipped", "rejected"]);

/**
 * What of an old plan a new one keeps: a step that is the same, behind the same, whose end stands,
 * and that comes after nothing but such steps. Everything else runs under the new revision.
 */
export function partialReplan(
  next: PlannedSteps,
  old: OldSteps | null,
  journal: ReadonlyMap<string, JournalRecord>,
  revision: number,
): { changes: StepChanges; revisions: Record<string, number> } {
  const same = (id: string) => identity(next, id) === identity(old, id);
  const ended = (id: string) => journal.get(stepKey(id, old?.revisions ?? {}))?.status;
  const kept = new Set<string>();
  const byId = new Map(next.plan.steps.map((step) => [step.id, step]));
  for (const id of graphOf(next.plan.steps).order) {
    const status = old && same(id) ? ended(id) : undefined;
    const before = byId.get(id)?.depends_on ?? [];
    if (status && SETTLED.has(status) && before.every((other) => kept.has(other))) kept.add(id);
  }
  const ids = next.plan.steps.map(({ id }) => id);
  const oldIds = new Set(old?.plan.steps.map(({ id }) => id));
  const revisions = ids.flatMap((id) => {
    const began = kept.has(id) ? (old?.revisions[id] ?? 1) : revision;
    return began > 1 ? [[id, began] as const] : [];
  });
  return {
    changes: {
      kept: ids.filter((id) => kept.has(id)),
      added: ids.filter((id) => !oldIds.has(id)),
      dropped: [...oldIds].filter((id) => !byId.has(id)),
      changed: ids.filter((id) => oldIds.has(id) && !same(id)),
    },
    revisions: Object.fromEntries(revisions),
  };
}

function identity(planned: PlannedSteps | null, id: string): string | undefined {
  return planned?.steps[id]?.hash;
}
