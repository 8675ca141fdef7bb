import { Gate, JsonValue } from "@bole/engine";
import { z } from "zod";

/** A person's word. `node_id` is a gate, or a step that waits at one gate only. */
export const HitlReply = z.strictObject({
  node_id: z.string().min(1),
  content: z
    .strictObject({
      decision: z.enum(["approve", "reject", "modify"]),
      value: JsonValue.optional().describe("With `modify`: what to go on with"),
      reason: z.string().max(2_000).optional(),
    })
    // Whoever sends a changed value believes that it is used.
    .refine(({ decision, value }) => decision === "modify" || value === undefined, {
      path: ["value"],
      message: "is for the decision modify only",
    }),
});
export type HitlReply = z.infer<typeof HitlReply>;

/** A question that waits for a person, with what one needs to know to answer it. */
export const Approval = z.object({
  gate: Gate,
  run: z.object({ run_id: z.string(), title: z.string(), created_at: z.iso.datetime() }),
  workflow_id: z
    .string()
    .nullable()
    .describe("The assistant's workflow that asks it, which `/agent/workflows/:id` shows"),
  about: z.string().describe("What the agent does, in its own words"),
  effects: z.array(z.string()).describe("What it would change in the world"),
  schema: JsonValue.describe("JSON Schema of the value that `modify` carries"),
});
export type Approval = z.infer<typeof Approval>;
export const Approvals = z.object({ approvals: z.array(Approval) });
export type Approvals = z.infer<typeof Approvals>;
