import { assertJson } from "../../contracts/json.ts";
import type { GateAnswer } from "../../memory/ports/index.ts";
import type { NextPhase } from "../../planner/planner-graph.ts";
import type { GateRequest } from "../steps/gate-keeper.ts";
import { planningKey } from "../steps/journal-key.ts";
import { RunStopped } from "../steps/run-stop.ts";
import { untilIdle } from "../steps/until-idle.ts";
import { adoptPlan, beginPlan } from "./adopt-plan.ts";
import { giveUp, whyStale } from "./give-up.ts";
import type { Planned } from "./planned.ts";
import { readDraft } from "./read-draft.ts";

/** Shows the plan to a person, who may take it, edit it or reject it. */
export async function approvePlan(planned: Planned): Promise<NextPhase> {
  const stale = whyStale(planned);
  if (stale !== null) return giveUp(planned, "environment_changed", stale);
  const { run } = planned;
  try {
    const asking = run.activity.strand(() => run.gates.pass(question(planned)));
    const answer = await untilIdle(run, asking, run.stop.stopped);
    run.stop.throwIfStopped();
    return answer ? await goOn(planned, answer) : "wait";
  } catch (error) {
    run.stop.throwIfStopped();
    const why = whyStale(planned);
    if (why === null || !(error instanceof RunStopped)) throw error;
    return giveUp(planned, "environment_changed", why);
  }
}

/** The gate at which a plan is approved. */
function question({ parts }: Planned): GateRequest {
  const key = planningKey("approve", parts.planning.revision);
  return {
    key,
    step: key,
    action: "plan",
    phase: "before",
    ask: assertJson(parts.plan, "The plan"),
    fan_out: false,
    event: null,
    match: null,
    until: null,
  };
}

async function goOn(planned: Planned, answer: GateAnswer): Promise<NextPhase> {
  const { decision, value, reason, by } = answer;
  if (decision === "reject") {
    const message = `The plan was rejected by ${by}${reason ? `: ${reason}` : "."}`;
    planned.end({ kind: "cancelled", by, failure: { code: "plan-rejected", message } });
    return "end";
  }
  if (decision === "modify") {
    // It held when it was given; an agent may have changed since.
    const { plan, issues } = readDraft(value, planned.tools.registry);
    if (!plan || issues.length > 0) {
      const why = `The edited plan does not hold any more: ${issues[0]?.message}.`;
      return giveUp(planned, "environment_changed", why);
    }
    adoptPlan(planned, plan, by);
  }
  return beginPlan(planned);
}
