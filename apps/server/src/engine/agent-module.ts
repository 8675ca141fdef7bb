/**
 * What a module with agents exports. It is somebody else's code, so its shape is checked here, and
 * what is wrong is said in one sentence, before anything runs.
 */
import type { Agent, PlannerSet } from "@bole/engine";
import { z } from "zod";

const isFunction = (value: unknown): boolean => typeof value === "function";
const isSchema = (value: unknown): boolean => value instanceof z.ZodType;

const AgentShape = z.looseObject({
  name: z.string(),
  description: z.string(),
  kind: z.string(),
  input: z.custom(isSchema, "must be a zod schema"),
  output: z.custom(isSchema, "must be a zod schema"),
  body: z.looseObject({ type: z.enum(["code", "plan"]) }, "is missing: use defineAgent"),
});

const PlannerShape = z.looseObject({
  planner: z.looseObject({ createPlan: z.custom(isFunction, "must be a function") }),
  evaluator: z.looseObject({ evaluate: z.custom(isFunction, "must be a function") }),
});

const holds = <T>(schema: z.ZodType) =>
  z.custom<T>().superRefine((value, context) => {
    const { error } = schema.safeParse(value);
    for (const { path, message } of error?.issues ?? [])
      context.addIssue({ code: "custom", path, message });
  });

export const AgentModule = z.looseObject({
  agents: z.array(holds<Agent>(AgentShape), "must be a list of agents"),
  planners: z.record(z.string(), holds<PlannerSet>(PlannerShape)).default({}),
});
export type AgentModule = z.infer<typeof AgentModule>;
