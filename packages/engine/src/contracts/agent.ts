import { z } from "zod";
import { type AgentHead, type HeadDraft, headOf, invalidAgent } from "./agent-head.ts";
import type { ExecutionCtx } from "./execution-ctx.ts";
import { JsonValue } from "./json.ts";
import type { JsonSchema } from "./json-schema.ts";
import type { NamedGraph } from "./named-graph.ts";
import { Plan, type PlanDraft } from "./plan.ts";

export { AgentKind } from "./agent-head.ts";

/**
 * The contract of everything that thinks: a name, a typed input, a typed output, and a body that
 * gives the same output for the same input. Effects go through `ctx.effects`, never past it.
 */

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

interface GraphBody {
  readonly type: "graph";
  readonly graph: NamedGraph;
  /** The output, written with placeholders over the last state. */
  readonly result: JsonValue;
}

export interface AgentSpec<I extends z.ZodType, O extends z.ZodType> extends Readonly<AgentHead> {
  readonly input: I;
  readonly output: O;
  readonly body: CodeBody<I, O> | PlanBody | GraphBody;
  /**
   * A narrower output than `output`, for arguments of this schema. Lets the validator follow types
   * through an agent whose output depends on how it is called.
   */
  outputFor?(args: JsonSchema): JsonSchema;
}

/** Any agent, as registries and compilers hold it. */
export type Agent = AgentSpec<z.ZodType, z.ZodType>;

export interface AgentDefinition<I extends z.ZodType, O extends z.ZodType> extends HeadDraft {
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
  extends Omit<HeadDraft, "cache"> {
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
  if (!body.success) throw invalidAgent(definition.name, body.error);
  const { input, output } = definition;
  return { ...head, input, output, body: { type: "plan", ...body.data } };
}
