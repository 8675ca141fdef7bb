import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphJson } from "../graph/graph-json.ts";
import { randomGraph } from "../testing/random-graph.ts";
import { samples } from "../testing/samples/index.ts";
import { chain, seed } from "../testing/samples/newsroom.ts";
import type { Box, Layout, PlacedEdge, Point } from "./geometry.ts";
import { layout } from "./layout.ts";

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const inside = (a: Box, b: Box) =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

/** The straight pieces of an edge, as boxes without thickness. */
const piecesOf = ({ points }: PlacedEdge): Box[] =>
  points.slice(1).map((b, index) => {
    const a: Point = points[index] ?? b;
    const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
    return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
  });

/** Edges that share a port may share a stretch: they are read as one line that forks. */
const meet = (a: PlacedEdge, b: PlacedEdge) =>
  [0, -1].some((end) => {
    const [one, other] = [a.points.at(end), b.points.at(end)];
    return one && other && one.x === other.x && one.y === other.y;
  });

/** Two pieces of the same direction, on one line, for more than a corner. */
function lieOnEachOther(a: Box, b: Box): boolean {
  const shared = (from: number, size: number, other: number, otherSize: number) =>
    Math.min(from + size, other + otherSize) - Math.max(from, other);
  const [across, down] = [shared(a.x, a.width, b.x, b.width), shared(a.y, a.height, b.y, b.height)];
  if (a.width < 1 && b.width < 1) return Math.abs(a.x - b.x) < 1 && down > 1;
  return a.height < 1 && b.height < 1 && Math.abs(a.y - b.y) < 1 && across > 1;
}

/** Everything that a reader would call a mistake, as sentences. */
function flaws(graph: GraphJson, { nodes, edges, width, height }: Layout): string[] {
  const found: string[] = [];
  const parent = new Map(graph.nodes.map((node) => [node.id, node.parent]));
  const box = new Map(nodes.map((node) => [node.id, node]));
  const plain = nodes.filter(({ isGroup }) => !isGroup);
  const labels = edges.flatMap((edge) => (edge.label ? [{ edge, ...edge.label }] : []));
  const name = ({ from, to }: PlacedEdge) => `${from} → ${to}`;
  const pairs = <T>(list: readonly T[]) =>
    list.flatMap((a, index) => list.slice(index + 1).map((b) => [a, b] as const));

  for (const [a, b] of pairs(nodes)) {
    const nested = parent.get(a.id) !== parent.get(b.id);
    if (!nested && overlap(a, b)) found.push(`${a.id} and ${b.id} overlap`);
  }
  for (const node of nodes) {
    const around = box.get(parent.get(node.id) ?? "");
    if (around && !inside(node, around)) found.push(`${node.id} is not inside ${around.id}`);
    if (!inside(node, { x: 0, y: 0, width, height })) found.push(`${node.id} is off the page`);
  }
  for (const [a, b] of pairs(labels)) {
    if (overlap(a, b)) found.push(`the labels of ${name(a.edge)} and ${name(b.edge)} overlap`);
  }
  for (const label of labels) {
    const hit = plain.find((node) => overlap(node, label));
    if (hit) found.push(`the label of ${name(label.edge)} lies on ${hit.id}`);
    const line = edges.find(
      (edge) => edge !== label.edge && piecesOf(edge).some((p) => overlap(p, label)),
    );
    if (line) found.push(`${name(line)} runs through the label of ${name(label.edge)}`);
  }
  for (const edge of edges) {
    const [first, last] = [edge.points[0], edge.points.at(-1)];
    const [from, to] = [box.get(edge.from), box.get(edge.to)];
    const onSide = (node: Box | undefined, x: number, point: Point | undefined) =>
      node && point && point.x === x && point.y > node.y && point.y < node.y + node.height;
    if (!onSide(from, (from?.x ?? 0) + (from?.width ?? 0), first))
      found.push(`${name(edge)} does not start at its node`);
    if (!onSide(to, to?.x ?? 0, last)) found.push(`${name(edge)} does not end at its node`);
    if (piecesOf(edge).some((piece) => piece.width > 0.01 && piece.height > 0.01))
      found.push(`${name(edge)} is not orthogonal`);
    const hit = plain.find((node) => piecesOf(edge).some((piece) => overlap(piece, node)));
    if (hit) found.push(`${name(edge)} runs through ${hit.id}`);
    if (edge.points.some(({ x, y }) => !Number.isFinite(x + y)))
      found.push(`${name(edge)} is nowhere`);
  }
  for (const [a, b] of pairs(edges)) {
    if (meet(a, b)) continue;
    const same = piecesOf(a).some((one) => piecesOf(b).some((other) => lieOnEachOther(one, other)));
    if (same) found.push(`${name(a)} and ${name(b)} lie on each other`);
  }
  if (nodes.length !== graph.nodes.length) found.push("a node is missing");
  if (edges.length !== graph.edges.length) found.push("an edge is missing");
  return found;
}

describe("a layout", () => {
  it("has nothing on top of anything, at 50 nodes and more", () => {
    const sizes = fc.record({ nodes: fc.integer({ min: 1, max: 70 }), seed: fc.integer() });
    fc.assert(
      fc.property(sizes, (size) => {
        const graph = randomGraph(size);
        expect(flaws(graph, layout(graph))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it.each(Object.entries(samples))("of the sample %s has no flaw", (_, graph) => {
    expect(flaws(graph, layout(graph))).toEqual([]);
  });

  //  ┌──────────────────────┐
  //  ▼                      │
  //  plan ──► act ──► check ┤        and everything may go back, or to itself
  //            ▲────────────┘
  it("may hold edges that go back, stay in their layer, or turn around at one node", () => {
    const rings = fc.record({
      layers: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 14 }),
      pairs: fc.array(fc.tuple(fc.nat(13), fc.nat(13)), { maxLength: 24 }),
    });
    fc.assert(
      fc.property(rings, ({ layers, pairs }) => {
        const nodes = layers.map((layer, index) => ({
          id: String(index),
          label: "step",
          layer,
          io: { in: ["x"], out: ["y"] },
        }));
        const edges = pairs
          .filter(([a, b]) => a < layers.length && b < layers.length)
          .map(([a, b]) => ({ from: String(a), to: String(b), map: { y: "x" } }));
        const graph: GraphJson = { ...seed, nodes, edges };
        expect(flaws(graph, layout(graph))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it("is the same each time", () => {
    const graph = randomGraph({ nodes: 40, seed: 5 });
    expect(layout(structuredClone(graph))).toEqual(layout(graph));
  });

  it("lays a chain on one line, and layers from left to right", () => {
    const { nodes, edges } = layout(chain);
    expect(edges.every(({ points }) => points.length === 2)).toBe(true);
    const xs = nodes.map(({ x }) => x);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  });

  it("takes an edge to nowhere for no edge", () => {
    const graph: GraphJson = {
      ...randomGraph({ nodes: 2, seed: 1 }),
      edges: [{ from: "0", to: "gone", map: {} }],
    };
    expect(layout(graph).edges).toEqual([]);
  });
});
