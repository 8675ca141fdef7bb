import type { RunnablePlan } from "../../compile/plan-cache.ts";
import { engineErrors } from "../../errors.ts";
import type { ReplanTrigger } from "../../memory/ports/index.ts";
import type { NextPhase } from "../../planner/planner-graph.ts";
import { revisionOf } from "../steps/journal-key.ts";
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
  return runnable(planned) ? null : "An agent of the plan has changed since the plan was made.";
}

/** The plan, ready to run; null where it is not what it was when it was made. */
export function runnable({ tools, parts }: Planned): RunnablePlan | null {
  const { plan, plan_hash } = parts;
  if (!plan || !plan_hash) return null;
  try {
    const found = tools.plans.ofRun({ plan, plan_hash });
    return found.plan.hash === plan_hash ? found : null;
  } catch (error) {
    if (engineErrors.is(error, "agent-unknown")) return null;
    throw error;
  }
}
