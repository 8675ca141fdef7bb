import { z } from "zod";
import { AgentKind } from "../../contracts/agent.ts";
import { GateDecision } from "../../memory/ports/gates.ts";
import { StepStatus } from "../../memory/ports/journal.ts";

/**
 * A plan, and how far a run of it is, as plain data: what the server sends and every drawing is
 * made of. Ids of nodes are the journal's keys, so whatever is known of a step finds its node.
 */

/** Without one, a node has not been reached. */
export const NodeStatus = z.enum(["active", "waiting", ...StepStatus.options]);
export type NodeStatus = z.infer<typeof NodeStatus>;

export const NodeGate = z.object({
  phase: z.enum(["before", "after", "wait"]),
  /** The event that a `wait` ends with; none for a wait that only takes time. */
  event: z.string().optional(),
  /** When the question was asked. */
  since: z.iso.datetime().optional(),
  /** Who answered, when, and what. */
  by: z.string().optional(),
  at: z.iso.datetime().optional(),
  decision: GateDecision.optional(),
});
export type NodeGate = z.infer<typeof NodeGate>;

export const FanOutCount = z.object({
  /** Missing while the list is not known yet. */
  total: z.int().min(0).optional(),
  done: z.int().min(0),
  failed: z.int().min(0),
});
export type FanOutCount = z.infer<typeof FanOutCount>;

export const GraphNode = z.object({
  id: z.string(),
  /** The agent's name; of an unfolded item, its number. */
  label: z.string(),
  /** From 0, within the plan that holds the node. */
  layer: z.int().min(0),
  io: z.object({ in: z.array(z.string()), out: z.array(z.string()) }),
  /** Missing where there is no such agent. */
  kind: AgentKind.optional(),
  status: NodeStatus.optional(),
  fan_out: FanOutCount.optional(),
  gate: NodeGate.optional(),
  repeat: z.object({ max: z.int(), turns: z.int().optional() }).optional(),
  ms: z.number().min(0).optional(),
  error: z.string().optional(),
  /** The unfolded node that this one is drawn in. */
  parent: z.string().optional(),
  /** Whether there is something inside to unfold: items, or the plan of a composite. */
  inside: z.enum(["items", "plan"]).optional(),
});
export type GraphNode = z.infer<typeof GraphNode>;

export const GraphEdge = z.object({
  from: z.string(),
  to: z.string(),
  /**
   * Source field → destination field. `*` is the whole result; a source that is used in several
   * places names them all, with commas. Empty for an edge of order alone.
   */
  map: z.record(z.string(), z.string()),
  /** Whether work is handed on here without whoever planned it in between: the plan's `meta.handoffs`. */
  handoff: z.literal(true).optional(),
});
export type GraphEdge = z.infer<typeof GraphEdge>;

const Ids = z.array(z.string()).default([]);

export const GraphRuntime = z.object({
  active_node_ids: Ids,
  completed_node_ids: Ids,
  failed_node_ids: Ids,
  waiting_node_ids: Ids,
  /** The chain of steps of the outermost plan that takes longest. */
  critical_path: Ids,
});
export type GraphRuntime = z.infer<typeof GraphRuntime>;

export const GraphJson = z.object({
  graph_id: z.string(),
  nodes: z.array(GraphNode),
  edges: z.array(GraphEdge),
  runtime: GraphRuntime.prefault({}),
});
export type GraphJson = z.infer<typeof GraphJson>;
