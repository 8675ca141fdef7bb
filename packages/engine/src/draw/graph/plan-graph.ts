import type { Plan, Step } from "../../contracts/plan.ts";
import { stepKey } from "../../runtime/steps/journal-key.ts";
import { criticalPath } from "./critical-path.ts";
import type { DrawnAgent } from "./drawn-agent.ts";
import { fanOutItems } from "./fan-out-items.ts";
import type { GraphEdge, GraphJson, GraphNode, NodeStatus } from "./graph-json.ts";
import { layersOf } from "./layers.ts";
import { indexMarks, type MarkIndex } from "./mark-index.ts";
import { planEdges, withHandoffs } from "./plan-edges.ts";
import type { RunMarks } from "./run-marks.ts";
import { portsOf } from "./step-ports.ts";
import { stateOf } from "./step-state.ts";

export interface GraphInput extends RunMarks {
  readonly graph_id: string;
  readonly plan: Plan;
  /** For example `registry.catalogue()`. */
  readonly agents: readonly DrawnAgent[];
  /** Steps that ran anew in a later revision of the plan: their nodes have the keys of that one. */
  readonly revisions?: { readonly [step: string]: number };
  /** Ids of nodes to unfold: fan-outs into their items, composites into their plan. */
  readonly expand?: readonly string[];
}

/** A plan as nodes and edges, with the state of a run at each node if its marks are given. */
export function graphJson(input: GraphInput): GraphJson {
  const marks = indexMarks(input);
  const agents = new Map(input.agents.map((agent) => [agent.name, agent]));
  const keyOf = (id: string) => stepKey(id, input.revisions ?? {});
  const { nodes, edges } = planGraph(input.plan, keyOf, {
    agents,
    marks,
    expand: new Set(input.expand),
  });
  const outer = nodes.filter(({ parent }) => parent === undefined);
  const withStatus = (status: NodeStatus) =>
    nodes.filter((node) => node.status === status).map(({ id }) => id);
  return {
    graph_id: input.graph_id,
    nodes,
    edges,
    runtime: {
      active_node_ids: withStatus("active"),
      completed_node_ids: withStatus("completed"),
      failed_node_ids: withStatus("failed"),
      waiting_node_ids: withStatus("waiting"),
      critical_path: criticalPath(outer, edges),
    },
  };
}

interface Context {
  readonly agents: ReadonlyMap<string, DrawnAgent>;
  readonly marks: MarkIndex;
  readonly expand: ReadonlySet<string>;
}

interface Part {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

type Whole = { nodes: GraphNode[]; edges: GraphEdge[] };

/** The nodes of one plan, each followed by what is unfolded inside it. */
function planGraph(
  { steps, meta }: Plan,
  keyOf: (id: string) => string,
  context: Context,
  parent?: string,
): Whole {
  const edges = withHandoffs(planEdges(steps), meta);
  const layers = layersOf(steps, edges);
  const parts = steps.map((step): Part => {
    const id = keyOf(step.id);
    const agent = context.agents.get(step.action);
    const inside = insideOf(step, agent);
    const node: GraphNode = {
      id,
      label: step.action,
      layer: layers.get(step.id) ?? 0,
      io: portsOf(step, agent, edges),
      ...(agent && { kind: agent.kind }),
      ...stateOf(step, id, context.marks),
      ...(parent !== undefined && { parent }),
      ...(inside && { inside }),
    };
    if (!context.expand.has(id)) return { nodes: [node], edges: [] };
    const inner = step.each === undefined ? unfoldPlan(node, context) : unfoldItems(node, context);
    return { nodes: [node, ...inner.nodes], edges: inner.edges };
  });
  const own = edges.map((edge) => ({ ...edge, from: keyOf(edge.from), to: keyOf(edge.to) }));
  return {
    nodes: parts.flatMap(({ nodes }) => nodes),
    edges: [...own, ...parts.flatMap((part) => part.edges)],
  };
}

function insideOf(step: Step, agent: DrawnAgent | undefined): GraphNode["inside"] {
  if (step.each !== undefined) return "items";
  return agent?.plan === undefined ? undefined : "plan";
}

/** An agent that is called inside itself would never end; a registry refuses it, an editor may not. */
const MAX_DEPTH = 8;

function unfoldPlan({ id, label }: GraphNode, context: Context): Part {
  const plan = context.agents.get(label)?.plan;
  if (plan === undefined || id.split("/").length > MAX_DEPTH) return { nodes: [], edges: [] };
  return planGraph(plan, (step) => `${id}/${step}`, context, id);
}

function unfoldItems(step: GraphNode, context: Context): Part {
  const composite = context.agents.get(step.label)?.plan !== undefined;
  const parts = fanOutItems(step, context.marks).map((item): Part => {
    const node: GraphNode = { ...item, ...(composite && { inside: "plan" }) };
    if (!composite || !context.expand.has(node.id)) return { nodes: [node], edges: [] };
    const inner = unfoldPlan({ ...node, label: step.label }, context);
    return { nodes: [node, ...inner.nodes], edges: inner.edges };
  });
  return {
    nodes: parts.flatMap(({ nodes }) => nodes),
    edges: parts.flatMap(({ edges }) => edges),
  };
}
