import { z } from "zod";
import { engineErrors } from "../errors.ts";
import { JsonValue } from "./json.ts";
import { Retry } from "./retry.ts";

/** Gives the colour in drawings, and tells a planner what the agent is for. */
export const AgentKind = z.enum(["planning", "generation", "retrieval", "evaluation", "human"]);
export type AgentKind = z.infer<typeof AgentKind>;

/** What is not a schema and not a body, checked when the agent is defined. */
const AgentHead = z.object({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,63}$/, "use lower-case letters, digits, _ and -, 64 at most"),
  version: z.string().min(1).default("1"),
  description: z.string().min(1),
  kind: AgentKind,
  tags: z.record(z.string(), JsonValue).default({}),
  /** Kinds of effects it may request. */
  effects: z.array(z.string().min(1)).default([]),
  /** Remembers outputs by input; only for agents whose input tells everything. */
  cache: z.strictObject({ ttl_ms: z.int().min(1) }).optional(),
  retry: Retry.optional(),
  timeout_ms: z.int().min(1).optional(),
});
export type AgentHead = z.infer<typeof AgentHead>;
export type HeadDraft = z.input<typeof AgentHead>;

export function headOf(definition: HeadDraft): AgentHead {
  const head = AgentHead.safeParse(definition);
  if (!head.success) throw invalidAgent(definition.name, head.error);
  return head.data;
}

export function invalidAgent(name: string, error: z.ZodError) {
  return engineErrors.error("agent-invalid", {
    detail: `Agent "${name}": ${z.prettifyError(error)}`,
    issues: error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  });
}
