/** Planners and evaluators whose model calls count against the limits, as those of agents do. */
import type { PlannerSet } from "@bole/engine";
import type { CostGuard } from "./cost-guard.ts";

type Planners = Readonly<Record<string, PlannerSet>>;

export function guardedPlanners(planners: Planners, costs: CostGuard): Planners {
  const guarded = Object.entries(planners).map(([name, set]): [string, PlannerSet] => [
    name,
    {
      ...set,
      planner: {
        createPlan: (request, ctx) =>
          costs.metered({ ...ctx, name }, ctx.budget, (budget) =>
            set.planner.createPlan(request, { ...ctx, budget }),
          ),
      },
      evaluator: {
        evaluate: (request, ctx) =>
          costs.metered({ ...ctx, name }, ctx.budget, (budget) =>
            set.evaluator.evaluate(request, { ...ctx, budget }),
          ),
      },
    },
  ]);
  return Object.fromEntries(guarded);
}
