/**
 * The graph of a run as it stands this moment. The record says which plan is at work and how its
 * steps stood when it was read; the events tell everything since. Pure.
 */
import {
  type DrawnAgent,
  type EndMark,
  type GraphJson,
  type GraphNode,
  graphJson,
  marksOfEvents,
} from "@bole/engine/draw";
import type { AgentEntry, RunDetail } from "@bole/server/contract";
import type { RunEvent } from "./events-text.ts";

export interface LiveGraphInput {
  readonly run: Pick<RunDetail, "run_id" | "plan" | "graph_json" | "gates">;
  readonly agents: readonly AgentEntry[];
  readonly events: readonly RunEvent[];
  readonly expand: readonly string[];
}

export function liveGraph({ run, agents, events, expand }: LiveGraphInput): GraphJson {
  const { plan, graph_json, gates } = run;
  // Without a plan yet, it is drawn as the graph that makes one.
  if (plan === null) return graph_json;
  const marks = marksOfEvents(events);
  const known = events.length > 0;
  const graph = graphJson({
    graph_id: run.run_id,
    plan,
    revisions: revisionsOf(graph_json.nodes),
    agents: agents.map(drawnAgent),
    expand,
    totals: totalsOf(graph_json.nodes),
    // A fork has no events of what it took over from the old run.
    ends: [...graph_json.nodes.flatMap(endOf), ...marks.ends],
    gates: known ? marks.gates : gates,
    running: known ? marks.running : graph_json.runtime.active_node_ids,
  });
  const read = new Map(graph_json.nodes.map((node) => [node.id, node]));
  return { ...graph, nodes: graph.nodes.map((node) => withOlder(node, read.get(node.id))) };
}

/** Items and answers that a fork took over are known by number and by name only. */
function withOlder(node: GraphNode, read: GraphNode | undefined): GraphNode {
  const { fan_out, gate } = node;
  const hasItems = fan_out !== undefined && fan_out.done + fan_out.failed > 0;
  return {
    ...node,
    ...(!hasItems && read?.fan_out && { fan_out: read.fan_out }),
    ...(gate?.since === undefined && read?.gate?.at !== undefined && { gate: read.gate }),
  };
}

/** A step that runs anew in a later plan carries that plan's number in its id: `write@2`. */
function revisionsOf(nodes: readonly GraphNode[]): Record<string, number> {
  const anew = nodes.flatMap(({ id }) => {
    const [, step, revision] = /^([^@[#~/]+)@(\d+)$/.exec(id) ?? [];
    return step === undefined ? [] : [[step, Number(revision)] as const];
  });
  return Object.fromEntries(anew);
}

function endOf({ id, status, ms, error }: GraphNode): EndMark[] {
  if (status === undefined || status === "active" || status === "waiting") return [];
  return [
    {
      key: id,
      status,
      ...(ms !== undefined && { started_at: 0, ended_at: ms }),
      ...(error !== undefined && { error: { code: "", message: error } }),
    },
  ];
}

function totalsOf(nodes: readonly GraphNode[]): Record<string, number> {
  return Object.fromEntries(
    nodes.flatMap(({ id, fan_out }) =>
      fan_out?.total === undefined ? [] : [[id, fan_out.total] as const],
    ),
  );
}

function drawnAgent({ name, kind, input, output, plan }: AgentEntry): DrawnAgent {
  return {
    name,
    kind,
    input: schemaOf(input),
    output: schemaOf(output),
    ...(plan !== undefined && { plan }),
  };
}

/** The server sends schemas as plain JSON; the drawing looks only at the names of their fields. */
function schemaOf(value: AgentEntry["input"]): DrawnAgent["input"] {
  return isSchema(value) ? value : {};
}

function isSchema(value: AgentEntry["input"]): value is AgentEntry["input"] & DrawnAgent["input"] {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
