import type { NextPhase } from "../../planner/planner-graph.ts";
import { planningKey } from "../steps/journal-key.ts";
import { consult } from "./consult.ts";
import type { Planned } from "./planned.ts";
import { planRequest } from "./requests.ts";

/** Asks the planner for a plan. What it is worth, the next phase says. */
export async function createPlan(planned: Planned): Promise<NextPhase> {
  const { tools, parts } = planned;
  const { revision, attempts } = parts.planning;
  const request = planRequest(planned);
  await consult(planned, {
    key: planningKey("create_plan", revision, attempts),
    action: "create_plan",
    call: (ctx) => tools.set.planner.createPlan(request, ctx),
    also: () => planned.change({ phase: "validate" }),
  });
  return "validate";
}
