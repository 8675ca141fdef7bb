import type { z } from "zod";
import { suggest } from "../nearest.ts";
import type { PlanView } from "../plan-view.ts";
import { assign } from "../schema/assignable.ts";
import { describe } from "../schema/describe.ts";
import { typesOfAgent } from "../schema/of-agent.ts";

/** Whether what the agents of a graph's nodes give has a place in its state, and fits there. */
export function checkGivenState({ entries, report }: PlanView, state: z.ZodObject): void {
  const fields = Object.keys(state.shape);
  for (const { agent, step, path } of entries) {
    if (agent === undefined || step.each !== undefined) continue;
    const { output } = typesOfAgent(agent);
    const given = output.kind === "object" ? output.properties : new Map();
    for (const [field, { type }] of given) {
      const schema = state.shape[field];
      if (schema === undefined) {
        const message = `agent "${agent.name}" gives "${field}", which the state does not have`;
        report("unknown_argument", path, message, suggest(field, fields, "add it to the state"));
        continue;
      }
      const { returned } = typesOfAgent({ ...agent, output: schema });
      if (assign(type, returned, "").answer !== "no") continue;
      const message = `agent "${agent.name}" gives ${describe(type)} for "${field}"`;
      report("type_mismatch", path, message, `give ${describe(returned)}`);
    }
  }
}
