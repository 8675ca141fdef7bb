import type { NextPhase } from "../../planner/planner-graph.ts";
import { planningKey } from "../steps/journal-key.ts";
import { adoptPlan, beginPlan } from "./adopt-plan.ts";
import { limitReached } from "./limits.ts";
import type { Planned } from "./planned.ts";
import { readDraft } from "./read-draft.ts";

/** Takes a plan that holds; one that does not goes back to the planner with its issues. */
export async function validate(planned: Planned): Promise<NextPhase> {
  const { run, tools, parts } = planned;
  const { revision, attempts, approve_plan } = parts.planning;
  const record = run.journal.get(planningKey("create_plan", revision, attempts));
  if (record?.status !== "completed") {
    const { code, message = "It said nothing." } = record?.error ?? {};
    if (code === "round-exceeded") return limitReached(planned, message);
    return tryAgain(planned, `the planner failed: ${message}`);
  }
  const { plan, issues } = readDraft(record.result, tools.registry);
  if (!plan || issues.length > 0) {
    run.writer.event("plan_invalid", record.key, { revision, attempt: attempts + 1, issues });
    const [first] = issues;
    return tryAgain(planned, `${first?.path || "the plan"}: ${first?.message}`);
  }
  adoptPlan(planned, plan);
  if (!approve_plan) return beginPlan(planned);
  planned.change({ phase: "approve" });
  await run.writer.flush();
  return "approve";
}

async function tryAgain(planned: Planned, why: string): Promise<NextPhase> {
  const { limits, attempts, revision } = planned.parts.planning;
  const tries = attempts + 1;
  planned.change({ phase: "create_plan", attempts: tries });
  if (tries < limits.attempts) {
    await planned.run.writer.flush();
    return "create_plan";
  }
  const failure = {
    code: "planning-failed",
    message: `No plan that holds could be made in ${tries} tries; the last time, ${why}`,
  };
  const next =
    revision === 1
      ? "Say the goal or its context otherwise, or start with a plan of your own."
      : "What is done is kept: fork the run from a finished step, or start with a plan of your own.";
  planned.end({ kind: "failed", failure, next });
  return "end";
}
