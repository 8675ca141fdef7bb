/** What an engine works with, with the guardrails around it: in the server and in the terminal. */
import { createRegistry, type PlannerSet, type Registry } from "@bole/engine";
import type { Guardrails } from "@bole/guardrails";
import type { CostGuard } from "./cost-guard.ts";
import { guardedAgents } from "./guarded-agents.ts";
import { guardedPlanners } from "./guarded-planners.ts";

interface Parts {
  readonly registry: Registry;
  readonly planners: Readonly<Record<string, PlannerSet>>;
}

export function guardedParts(
  { registry, planners }: Parts,
  guardrails: Guardrails,
  costs: CostGuard,
): Parts {
  // The adapter is in every registry, and cannot be given again.
  const agents = registry.list().filter(({ name }) => name !== "adapter");
  return {
    registry: createRegistry(guardedAgents(agents, guardrails, costs), {
      earlier: guardedAgents(registry.earlier(), guardrails, costs),
    }),
    planners: guardedPlanners(planners, costs),
  };
}
