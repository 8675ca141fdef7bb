import type { RunnablePlan } from "../../compile/plan-cache.ts";
import type { ReplanTrigger, VersionChange } from "../../memory/ports/index.ts";
import type { NextPhase } from "../../planner/planner-graph.ts";
import { revisionOf } from "../steps/journal-key.ts";
import { versionChanges } from "../versions/version-changes.ts";
import type { Planned } from "./planned.ts";

/** Leaves the plan at work; whether there will be another one, `finalize` decides. */
export async function giveUp(
  planned: Planned,
  trigger: ReplanTrigger,
  why: string,
): Promise<NextPhase> {
  const { run, parts } = planned;
  const { revision, round_ms } = parts.planning;
  run.gates.withdraw((key) => revisionOf(key) === revision);
  planned.heed();
  planned.change({
    phase: "finalize",
    trigger: { trigger, why },
    round_ms: planned.round?.elapsed() ?? round_ms,
  });
  await run.writer.flush();
  return "finalize";
}

/** Why the plan is not to be run as it stands; null if it is. */
export function whyStale(planned: Planned): string | null {
  const ask = planned.asked();
  if (ask) return `${ask.reason || "The environment changed"} (${ask.by})`;
  return changesIn(planned).length === 0
    ? null
    : "An agent of the plan has changed since the plan was made.";
}

/** The plan at work, with its agents in the versions that it was made with, as far as they are loaded. */
export function planAtWork({ run, tools, parts }: Planned): RunnablePlan {
  const { plan, plan_hash, pins } = parts;
  if (!plan || !plan_hash) throw new Error(`Run ${run.run.run_id} has no plan to run.`);
  return tools.plans.ofRun({ plan, plan_hash, pins });
}

/** Agents of unfinished steps that are not what they were when the plan was made. */
export function changesIn(planned: Planned): VersionChange[] {
  const { run, tools, parts } = planned;
  return versionChanges(parts, planAtWork(planned).plan, tools.registry, run.journal);
}
