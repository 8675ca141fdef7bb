import type { NextPhase } from "../../planner/planner-graph.ts";
import { versionHold } from "../operate/holds.ts";
import { changesIn, giveUp, planAtWork, whyStale } from "./give-up.ts";
import { whyNoReplan } from "./limits.ts";
import type { Planned } from "./planned.ts";
import { Round, type RoundEnd } from "./round.ts";

/** Runs the plan as a graph of its own, until it is over or waits. */
export async function executeSubgraph(planned: Planned): Promise<NextPhase> {
  const { run, tools, parts } = planned;
  const stale = whyStale(planned);
  // A deploy must not end a run that has no plan left to try.
  if (stale !== null && !planned.asked() && whyNoReplan(planned) !== null) {
    run.stop.stop({ kind: "held", hold: versionHold(changesIn(planned), run.clock) });
    run.stop.throwIfStopped();
  }
  if (stale !== null) return giveUp(planned, "environment_changed", stale);
  const plan = planAtWork(planned);
  const round = new Round(planned, plan.plan);
  planned.round = round;
  await tools.drive(plan, parts.planning.revision);
  run.stop.throwIfStopped();
  return round.end ? leave(planned, round.end) : "wait";
}

async function leave(planned: Planned, end: RoundEnd): Promise<NextPhase> {
  const { run, parts, round } = planned;
  if (end.kind === "given_up") return giveUp(planned, end.trigger, end.why);
  if (end.kind === "halted") {
    const { step, failure } = end.halt;
    const halted = parts.plan?.steps.find(({ id }) => id === step);
    if (halted?.on_error === "replan") {
      return giveUp(planned, "step_failed", `Step "${step}" failed: ${failure.message}`);
    }
    planned.end({ kind: "failed", failure: { ...failure, step } });
    return "end";
  }
  planned.change({ phase: "finalize", round_ms: round?.elapsed() ?? 0 });
  await run.writer.flush();
  return "finalize";
}
