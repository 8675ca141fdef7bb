import { AgentKind, JsonValue, Plan } from "@bole/engine";
import { z } from "zod";

export const AgentEntry = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  kind: AgentKind,
  tags: z.record(z.string(), JsonValue),
  effects: z.array(z.string()),
  input: JsonValue.describe("JSON Schema"),
  output: JsonValue.describe("JSON Schema"),
  plan: Plan.optional().describe("Of a composite: the plan inside it"),
});
export type AgentEntry = z.infer<typeof AgentEntry>;

export const Agents = z.object({
  agents: z.array(AgentEntry),
  planners: z.array(z.string()).describe("Who can plan for a goal"),
  templates: z
    .array(z.object({ name: z.string(), plan: Plan }))
    .describe("Plans that came with the agents, to start from"),
});
export type Agents = z.infer<typeof Agents>;
