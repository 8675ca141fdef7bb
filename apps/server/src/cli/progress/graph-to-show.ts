/** The graph of a run with everything unfolded that a terminal has room to show. */
import type { RunEvent, RunView } from "@bole/engine";
import {
  type DrawnAgent,
  type GraphJson,
  type GraphNode,
  graphOfRun,
  marksOfEvents,
} from "@bole/engine/draw";

/** Items of a fan-out that are worth a line each. */
const MOST_ITEMS = 12;
const MOST_DEPTH = 6;

/** Null before there is a plan. */
export function graphToShow(
  view: RunView,
  agents: readonly DrawnAgent[],
  events: readonly RunEvent[],
): GraphJson | null {
  if (view.plan === null) return null;
  const marks = marksOfEvents(events);
  let expand: readonly string[] = [];
  let graph = graphOfRun(view, agents, { marks });
  for (let depth = 0; depth < MOST_DEPTH; depth++) {
    const more = graph.nodes.filter(isWorthUnfolding).map(({ id }) => id);
    if (more.length === expand.length) break;
    expand = more;
    graph = graphOfRun(view, agents, { marks, expand });
  }
  return graph;
}

/** Plans inside are always of interest; items while they run, and where one has failed. */
function isWorthUnfolding({ inside, fan_out, status }: GraphNode): boolean {
  if (inside === "plan") return true;
  if (inside !== "items" || fan_out === undefined) return false;
  const isFew = (fan_out.total ?? fan_out.done) <= MOST_ITEMS;
  return isFew && (status === "active" || status === "waiting" || fan_out.failed > 0);
}
