import type { JournalRecord, PlanLimits, Spent } from "../../memory/ports/index.ts";
import type { NextPhase } from "../../planner/planner-graph.ts";
import { revisionOf } from "../steps/journal-key.ts";
import { RunBudget, spentIn } from "../steps/run-budget.ts";
import type { RunContext } from "../steps/run-context.ts";
import type { Planned } from "./planned.ts";

/** What rounds after the first have spent: planning, steps, evaluation. */
export function spentOnReplans(journal: ReadonlyMap<string, JournalRecord>): Spent {
  return spentIn(journal.values().filter(({ key }) => revisionOf(key) > 1));
}

/** What a revision may spend: the first, what the run may; those after it, together, less. */
export function revisionBudget(run: RunContext, revision: number, limits: PlanLimits): RunBudget {
  if (revision === 1) return run.budget;
  const { replan_cost: cost, replan_tokens: tokens } = limits;
  const most = {
    ...(cost === undefined ? {} : { cost }),
    ...(tokens === undefined ? {} : { tokens }),
  };
  return new RunBudget(most, spentOnReplans(run.journal), run.budget);
}

/** Why there must not be another plan; null if there may. */
export function whyNoReplan({ run, parts }: Planned): string | null {
  const { revision, limits } = parts.planning;
  if (revision > limits.replans) {
    return limits.replans === 0
      ? "another plan is not allowed"
      : `the limit of ${limits.replans} further plans is reached`;
  }
  const { cost, tokens } = spentOnReplans(run.journal);
  const { replan_cost, replan_tokens } = limits;
  if (replan_cost !== undefined && cost >= replan_cost && revision > 1) {
    return `the ${replan_cost} dollars for further plans are used up`;
  }
  if (replan_tokens !== undefined && tokens >= replan_tokens && revision > 1) {
    return `the ${replan_tokens} tokens for further plans are used up`;
  }
  return null;
}

/** Ends the run because it may not look for another plan. */
export function limitReached(planned: Planned, why: string): NextPhase {
  planned.end({
    kind: "failed",
    failure: { code: "replans-exhausted", message: `The goal was not reached: ${why}` },
    next: "Look at what is missing. Then raise the limit that is named and start again, or fork the run from a finished step: what is done is kept.",
  });
  return "end";
}
