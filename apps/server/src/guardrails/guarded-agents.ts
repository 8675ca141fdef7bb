/**
 * Agents with the guardrails around them, put there when they are registered: neither the engine
 * nor an agent knows. Composites need nothing: the agents inside them have their own.
 */
import type { Agent } from "@bole/engine";
import type { Guardrails } from "@bole/guardrails";
import type { CostGuard } from "./cost-guard.ts";
import { guardOutput } from "./guard-output.ts";

export function guardedAgents(
  agents: readonly Agent[],
  guardrails: Guardrails,
  costs: CostGuard,
): Agent[] {
  return agents.map((agent) => {
    const { body, name } = agent;
    if (body.type !== "code") return agent;
    const run: typeof body.run = async (input, ctx) => {
      const { tenant, run_id, key } = ctx;
      const caller = { tenant, run_id, key, name };
      const output = await costs.metered(caller, ctx.budget, (budget) =>
        body.run(input, { ...ctx, budget }),
      );
      if (agent.kind === "generation") await guardOutput(guardrails, agent, { input, output }, ctx);
      return output;
    };
    return { ...agent, body: { type: "code", run } };
  });
}
