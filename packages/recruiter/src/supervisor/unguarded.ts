/** Steps that would touch the world without having asked: no plan of the recruiter may have one. */
import type { AgentLookup, Plan } from "@bole/engine";

export function unguarded({ steps }: Pick<Plan, "steps">, agents: AgentLookup): string[] {
  return steps.flatMap(({ id, action, approval }) => {
    const effects = agents.find(action)?.effects ?? [];
    if (effects.length === 0 || approval === "before") return [];
    return [`Step "${id}" (${effects.join(", ")}) has to be approved before it is done`];
  });
}
