import type { AgentKind } from "../../contracts/agent.ts";
import { Plan, type PlanDraft } from "../../contracts/plan.ts";
import type { DrawnAgent } from "../graph/drawn-agent.ts";

/** An agent as a drawing sees it, in one line. */
export function agent(
  name: string,
  kind: AgentKind,
  fields: { readonly in?: readonly string[]; readonly out?: readonly string[] },
  inner?: PlanDraft["steps"],
): DrawnAgent {
  const record = (names: readonly string[] = []) => ({
    type: "object" as const,
    properties: Object.fromEntries(names.map((field) => [field, {}])),
  });
  return {
    name,
    kind,
    input: record(fields.in),
    output: record(fields.out),
    ...(inner && { plan: plan(inner) }),
  };
}

export function plan(steps: PlanDraft["steps"]): Plan {
  return Plan.parse({ steps });
}
