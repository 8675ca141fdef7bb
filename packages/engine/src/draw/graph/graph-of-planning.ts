import { PlanningPhase } from "../../memory/ports/planning.ts";
import { PLANNER_NODES } from "../../planner/planner-nodes.ts";
import type { RunView } from "../../runtime/run-view.ts";
import type { GraphEdge, GraphJson, GraphNode, NodeStatus } from "./graph-json.ts";

/**
 * The graph by which a run makes its plans, and where the run is in it. Only the ways forward are
 * drawn: where it goes back to, the run's decisions say.
 */
export function graphOfPlanning(
  run: Pick<RunView, "run_id" | "status" | "planning" | "gates">,
): GraphJson {
  const approves = run.planning?.approve_plan ?? false;
  const phases = PlanningPhase.options.filter((phase) => approves || phase !== "approve");
  const nodes = phases.map((phase, layer) => nodeOf(run, phase, layer, phases));
  const edges = phases.slice(1).map((to, i): GraphEdge => ({ from: phases[i] ?? to, to, map: {} }));
  const withStatus = (status: NodeStatus) =>
    nodes.filter((node) => node.status === status).map(({ id }) => id);
  return {
    graph_id: run.run_id,
    nodes,
    edges,
    runtime: {
      active_node_ids: withStatus("active"),
      completed_node_ids: withStatus("completed"),
      failed_node_ids: withStatus("failed"),
      waiting_node_ids: withStatus("waiting"),
      critical_path: phases,
    },
  };
}

function nodeOf(
  { planning, status, gates }: Pick<RunView, "planning" | "status" | "gates">,
  phase: PlanningPhase,
  layer: number,
  phases: readonly PlanningPhase[],
): GraphNode {
  const at = planning ? phases.indexOf(planning.phase) : 0;
  const state = layer < at ? "completed" : layer === at ? STATE[status] : undefined;
  const since = gates[0]?.created_at;
  return {
    id: phase,
    label: phase,
    layer,
    io: { in: [], out: [] },
    kind: PLANNER_NODES[phase].kind,
    ...(state && { status: state }),
    ...(phase === "approve" && { gate: { phase: "before", ...(since && { since }) } }),
  };
}

const STATE: Readonly<Record<RunView["status"], NodeStatus>> = {
  running: "active",
  waiting: "waiting",
  completed: "completed",
  failed: "failed",
  cancelled: "cancelled",
};
