import type { GraphEdge, GraphJson, GraphNode } from "../graph/graph-json.ts";
import { edgeText } from "../text/edge-text.ts";
import { isItemNode, nodeText, type TextOptions } from "../text/node-text.ts";
import type { Layout, PlacedEdge, PlacedNode, Size } from "./geometry.ts";
import { layoutGrid } from "./grid.ts";
import { layoutLevel, moved } from "./layout-level.ts";
import { GROUP, headHeight, nodeSize } from "./node-size.ts";
import { heightOfPorts } from "./ports.ts";

/**
 * Where everything goes: layers from left to right, few crossings, nothing on top of anything.
 * Pure: the same graph has the same layout, wherever it is made.
 */
export function layout(graph: GraphJson, options: TextOptions = {}): Layout {
  const ids = new Set(graph.nodes.map(({ id }) => id));
  // A parent that is not there does not hide its children.
  const children = Map.groupBy(graph.nodes, ({ parent }) =>
    parent !== undefined && ids.has(parent) ? parent : null,
  );
  const parentOf = new Map(graph.nodes.map(({ id, parent }) => [id, parent ?? null]));
  const edges = Map.groupBy(graph.edges, ({ from, to }) => {
    const known = ids.has(from) && ids.has(to) && parentOf.get(from) === parentOf.get(to);
    return known ? (parentOf.get(from) ?? null) : undefined;
  });
  return layoutInside(null, { children, edges, options });
}

interface Tree {
  readonly children: ReadonlyMap<string | null, readonly GraphNode[]>;
  readonly edges: ReadonlyMap<string | null | undefined, readonly GraphEdge[]>;
  readonly options: TextOptions;
}

/** Lays out the nodes inside a node, innermost first: an unfolded node is as big as its inside. */
function layoutInside(parent: string | null, tree: Tree): Layout {
  const nodes = tree.children.get(parent) ?? [];
  const edges = tree.edges.get(parent) ?? [];
  const inside = new Map(
    nodes
      .filter(({ id }) => tree.children.has(id))
      .map(({ id }) => [id, layoutInside(id, tree)] as const),
  );
  const sizes = sizesOf(nodes, edges, inside, tree.options);
  const isFanOut = nodes.length > 0 && nodes.every(isItemNode);
  const labels = edges.map((edge) => edgeText(edge, tree.options.language));
  const level = isFanOut ? layoutGrid(nodes, sizes) : layoutLevel({ nodes, edges, sizes, labels });
  const inner: { nodes: PlacedNode[]; edges: PlacedEdge[] } = { nodes: [], edges: [] };
  for (const node of level.nodes) {
    const content = inside.get(node.id);
    inner.nodes.push({ ...node, isGroup: content !== undefined });
    if (!content) continue;
    const own = nodes.find(({ id }) => id === node.id);
    const dx = node.x + (node.width - content.width) / 2;
    const dy = node.y + (own ? groupHead(own, tree.options) : 0);
    const part = moved(content.nodes, content.edges, dx, dy);
    inner.nodes.push(...part.nodes);
    inner.edges.push(...part.edges);
  }
  return { ...level, nodes: inner.nodes, edges: [...level.edges, ...inner.edges] };
}

/** Nodes of one layer are equally wide, so that their column reads as one. */
function sizesOf(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  inside: ReadonlyMap<string, Layout>,
  options: TextOptions,
): ReadonlyMap<string, Size> {
  const plain = nodes.filter(({ id }) => !inside.has(id));
  const touching = Map.groupBy(
    edges.flatMap((edge) => [edge.from, edge.to].map((id) => ({ id, edge }))),
    ({ id }) => id,
  );
  const sizes = new Map(
    plain.map((node) => {
      const { width, height } = nodeSize(node, options);
      const around = (touching.get(node.id) ?? []).map(({ edge }) => edge);
      return [node.id, { width, height: Math.max(height, heightOfPorts(node, around)) }];
    }),
  );
  const widest = new Map<number, number>();
  for (const { id, layer } of plain) {
    widest.set(layer, Math.max(widest.get(layer) ?? 0, sizes.get(id)?.width ?? 0));
  }
  return new Map(
    nodes.map((node): [string, Size] => {
      const content = inside.get(node.id);
      const own = sizes.get(node.id) ?? nodeSize(node, options);
      if (!content) return [node.id, { ...own, width: widest.get(node.layer) ?? own.width }];
      const width = Math.max(own.width, content.width + 2 * GROUP.padding);
      const height = groupHead(node, options) + content.height + GROUP.padding;
      return [node.id, { width, height }];
    }),
  );
}

function groupHead(node: GraphNode, options: TextOptions): number {
  return headHeight(nodeText(node, options).notes.length) + 4;
}
