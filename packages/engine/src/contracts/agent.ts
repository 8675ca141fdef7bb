import { z } from "zod";
import { engineErrors } from "../errors.ts";
import type { ExecutionCtx } from "./execution-ctx.ts";
import { JsonValue } from "./json.ts";
import type { JsonSchema } from "./json-schema.ts";
import { Plan, type PlanDraft } from "./plan.ts";
import { Retry } from "./retry.ts";

/**
 * The contract of everything that thinks: a name, a typed input, a typed output, and a body that
 * gives the same output for the same input. Effects go through `ctx.effects`, never past it.
 */

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

interface CodeBody<I extends z.ZodType, O extends z.ZodType> {
  readonly type: "code";
  // A method, not a property: so an agent of any input is also an `Agent`.
  run(input: z.output<I>, ctx: ExecutionCtx): Promise<z.input<O>> | z.input<O>;
}

interface PlanBody {
  readonly type: "plan";
  readonly plan: Plan;
  /** The output, written with placeholders over the inner steps. */
  readonly result: JsonValue;
}

export interface AgentSpec<I extends z.ZodType, O extends z.ZodType>
  extends Readonly<z.infer<typeof AgentHead>> {
  readonly input: I;
  readonly output: O;
  readonly body: CodeBody<I, O> | PlanBody;
  /**
   * A narrower output than `output`, for arguments of this schema. Lets the validator follow types
   * through an agent whose output depends on how it is called.
   */
  outputFor?(args: JsonSchema): JsonSchema;
}

/** Any agent, as registries and compilers hold it. */
export type Agent = AgentSpec<z.ZodType, z.ZodType>;

type Head = z.input<typeof AgentHead>;

export interface AgentDefinition<I extends z.ZodType, O extends z.ZodType> extends Head {
  readonly input: I;
  readonly output: O;
  run(input: z.output<I>, ctx: ExecutionCtx): Promise<z.input<O>> | z.input<O>;
  outputFor?(args: JsonSchema): JsonSchema;
}

export function defineAgent<I extends z.ZodType, O extends z.ZodType>(
  definition: AgentDefinition<I, O>,
): AgentSpec<I, O> {
  const { input, output, run, outputFor } = definition;
  return {
    ...headOf(definition),
    input,
    output,
    body: { type: "code", run },
    ...(outputFor && { outputFor }),
  };
}

export interface CompositeDefinition<I extends z.ZodType, O extends z.ZodType>
  extends Omit<Head, "cache"> {
  readonly input: I;
  readonly output: O;
  /** Here `$input` is the composite's own input. */
  readonly plan: PlanDraft;
  /** For example `"$3"` or `{ text: "$3.text" }`. */
  readonly result: z.input<typeof JsonValue>;
}

/** A plan as an agent. Its steps are validated when it is registered, where the agents are known. */
export function defineCompositeAgent<I extends z.ZodType, O extends z.ZodType>(
  definition: CompositeDefinition<I, O>,
): AgentSpec<I, O> {
  const head = headOf(definition);
  const body = z.object({ plan: Plan, result: JsonValue }).safeParse(definition);
  if (!body.success) throw invalid(definition.name, body.error);
  const { input, output } = definition;
  return { ...head, input, output, body: { type: "plan", ...body.data } };
}

function headOf(definition: Head): z.infer<typeof AgentHead> {
  const head = AgentHead.safeParse(definition);
  if (!head.success) throw invalid(definition.name, head.error);
  return head.data;
}

function invalid(name: string, error: z.ZodError) {
  return engineErrors.error("agent-invalid", {
    detail: `Agent "${name}": ${z.prettifyError(error)}`,
    issues: error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  });
}
