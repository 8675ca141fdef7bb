import type { GraphNode } from "../graph/graph-json.ts";
import type { Layout, PlacedNode, Size } from "./geometry.ts";
import { GROUP } from "./node-size.ts";

/** The items of a fan-out, which have no edges: in rows, wider than high. */
export function layoutGrid(nodes: readonly GraphNode[], sizes: ReadonlyMap<string, Size>): Layout {
  const columns = Math.min(8, Math.max(1, Math.ceil(Math.sqrt(nodes.length))));
  const placed: PlacedNode[] = [];
  let [y, width] = [0, 0];
  for (let start = 0; start < nodes.length; start += columns) {
    let [x, tallest] = [0, 0];
    for (const { id } of nodes.slice(start, start + columns)) {
      const size = sizes.get(id) ?? { width: 0, height: 0 };
      placed.push({ id, x, y, ...size, isGroup: false, ports: [] });
      x += size.width + GROUP.gap;
      tallest = Math.max(tallest, size.height);
    }
    width = Math.max(width, x - GROUP.gap);
    y += tallest + GROUP.gap;
  }
  return { width, height: y - GROUP.gap, nodes: placed, edges: [] };
}
