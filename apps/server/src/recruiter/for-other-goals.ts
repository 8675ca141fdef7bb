/**
 * A planner for any goal, which leaves the recruiter's agents to the recruiter: they read a workspace that
 * nobody spoke of, and what they do is asked about in conversations.
 */
import type { Agent, PlannerSet } from "@bole/engine";

export function forOtherGoals(set: PlannerSet, own: readonly Agent[]): PlannerSet {
  const names = new Set(own.map(({ name }) => name));
  return {
    ...set,
    planner: {
      createPlan: (request, ctx) => {
        const catalogue = request.catalogue.filter(({ name }) => !names.has(name));
        return set.planner.createPlan({ ...request, catalogue }, ctx);
      },
    },
  };
}
