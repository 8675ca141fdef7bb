import type { NextPhase } from "../../planner/planner-graph.ts";
import { giveUp, runnable, whyStale } from "./give-up.ts";
import type { Planned } from "./planned.ts";
import { Round, type RoundEnd } from "./round.ts";

/** Runs the plan as a graph of its own, until it is over or waits. */
export async function executeSubgraph(planned: Planned): Promise<NextPhase> {
  const stale = whyStale(planned);
  const plan = runnable(planned);
  if (stale !== null || !plan) return giveUp(planned, "environment_changed", stale ?? "");
  const { run, tools, parts } = planned;
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
