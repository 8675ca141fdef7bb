import type { Step } from "../../contracts/plan.ts";
import { graphOf } from "../../planning/graph.ts";
import type { GraphEdge } from "./graph-json.ts";

/**
 * The layer of each step: one more than the last of those it depends on. Plans under edit may hold
 * a cycle; what would close it does not count, so there is always an answer.
 */
export function layersOf(
  steps: readonly Step[],
  edges: readonly GraphEdge[],
): ReadonlyMap<string, number> {
  const into = Map.groupBy(edges, ({ to }) => to);
  const sources = (id: string) => (into.get(id) ?? []).map(({ from }) => from);
  const { order } = graphOf(steps.map(({ id }) => ({ id, depends_on: sources(id) })));
  const layers = new Map<string, number>();
  for (const id of order) {
    const before = sources(id).map((source) => layers.get(source) ?? -1);
    layers.set(id, Math.max(-1, ...before) + 1);
  }
  return layers;
}
