/** A planner and evaluator for any agents, behind the engine's ports. */
import type { PlannerSet } from "@bole/engine";
import type { Models } from "../run/create-models.ts";
import { createPlanTask } from "./create-plan-task.ts";
import { evaluateTask } from "./evaluate-task.ts";

export function createPlanner(models: Pick<Models, "run">): PlannerSet {
  return {
    planner: {
      createPlan: async (request, ctx) => (await models.run(createPlanTask, request, ctx)).value,
    },
    evaluator: {
      evaluate: async (request, ctx) => (await models.run(evaluateTask, request, ctx)).value,
    },
  };
}
