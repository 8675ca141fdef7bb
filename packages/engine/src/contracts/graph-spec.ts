import { z } from "zod";
import { engineErrors } from "../errors.ts";
import { parsePath } from "../placeholders/parse-template.ts";
import { formatReference } from "../placeholders/reference.ts";
import { JsonValue } from "./json.ts";
import { Plan, StepId } from "./plan.ts";

/**
 * A static graph whose edges carry fields: another way to write a plan, not another engine.
 * `graphToPlan` is the only thing done with it.
 */
export const NodeSpec = z.strictObject({
  node_id: StepId,
  agent_name: z.string().min(1),
  static_inputs: z.record(z.string(), JsonValue).default({}),
});
export type NodeSpec = z.infer<typeof NodeSpec>;

export const EdgeMap = z.strictObject({
  src_node: z.string(),
  dst_node: z.string(),
  /** Source field → destination field. Empty for an edge of order alone. */
  field_map: z.record(z.string(), z.string()),
});
export type EdgeMap = z.infer<typeof EdgeMap>;

export const GraphSpec = z.strictObject({
  graph_id: z.string().optional(),
  nodes: z.array(NodeSpec).min(1),
  edges: z.array(EdgeMap).default([]),
});
export type GraphSpec = z.infer<typeof GraphSpec>;

/**
 * The same graph as a plan. An edge overrides a static input of the same name. Throws `plan-invalid`
 * for what is no graph; whether its agents and types hold is for `validatePlan`.
 */
export function graphToPlan(draft: z.input<typeof GraphSpec>): Plan {
  const spec = parsed(GraphSpec, draft);
  const steps = spec.nodes.map((node) => {
    const incoming = spec.edges.filter((edge) => edge.dst_node === node.node_id);
    const mapped = incoming.flatMap((edge) =>
      Object.entries(edge.field_map).map(([from, to]) => [to, fieldOf(edge.src_node, from)]),
    );
    return {
      id: node.node_id,
      action: node.agent_name,
      depends_on: [...new Set(incoming.map((edge) => edge.src_node))],
      args: { ...node.static_inputs, ...Object.fromEntries(mapped) },
    };
  });
  const meta = spec.graph_id === undefined ? {} : { graph_id: spec.graph_id };
  return parsed(Plan, { steps, meta });
}

function parsed<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw engineErrors.error("plan-invalid", {
    detail: `The graph cannot be read. ${z.prettifyError(result.error)}`,
    issues: result.error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  });
}

/** A dotted field is a path; anything that a path cannot spell is quoted. */
function fieldOf(node: string, field: string): string {
  return formatReference({ ref: node, path: ["result", ...(parsePath(field) ?? [field])] });
}
