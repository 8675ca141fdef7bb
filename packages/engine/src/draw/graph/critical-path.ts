import type { GraphEdge, GraphNode } from "./graph-json.ts";

/**
 * The chain that decides how long everything takes. Where nothing has been measured it is the
 * longest one; a step that has no time yet counts like the mean of those that have.
 */
export function criticalPath(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): string[] {
  const weight = weights(nodes);
  const byLayer = nodes.toSorted((a, b) => a.layer - b.layer);
  const layer = new Map(nodes.map((node) => [node.id, node.layer]));
  const into = Map.groupBy(edges, ({ to }) => to);
  const best = new Map<string, Chain>();
  for (const { id } of byLayer) {
    const before = (into.get(id) ?? [])
      .filter(({ from }) => (layer.get(from) ?? Infinity) < (layer.get(id) ?? 0))
      .flatMap(({ from }) => best.get(from) ?? []);
    const longest = before.reduce<Chain>(longer, NOTHING);
    best.set(id, { time: longest.time + weight(id), ids: [...longest.ids, id] });
  }
  const chains = byLayer.flatMap(({ id }) => best.get(id) ?? []);
  return [...chains.reduce<Chain>(longer, NOTHING).ids];
}

interface Chain {
  readonly time: number;
  readonly ids: readonly string[];
}

const NOTHING: Chain = { time: 0, ids: [] };

/** Of two that take equally long, the one with more steps; then the one that comes first. */
function longer(a: Chain, b: Chain): Chain {
  if (b.time !== a.time) return b.time > a.time ? b : a;
  return b.ids.length > a.ids.length ? b : a;
}

function weights(nodes: readonly GraphNode[]): (id: string) => number {
  const measured = nodes.flatMap(({ ms }) => (ms === undefined ? [] : [ms]));
  const mean = measured.reduce((sum, ms) => sum + ms, 0) / (measured.length || 1);
  const guess = measured.length === 0 ? 1 : mean;
  const known = new Map(
    nodes.map(({ id, ms, status }) => [id, status === "skipped" ? 0 : (ms ?? guess)]),
  );
  return (id) => known.get(id) ?? guess;
}
