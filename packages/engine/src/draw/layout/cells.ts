import type { GraphEdge, GraphNode } from "../graph/graph-json.ts";
import { LABEL_SIZE } from "../text/edge-text.ts";
import { textWidth } from "../text/text-width.ts";
import type { Size } from "./geometry.ts";

/**
 * One plan as columns of cells. Nodes stand in the even ranks; every edge has a cell of its own in
 * each rank that it passes, and its label is one of them. Cells never overlap: that is why labels
 * cannot.
 */
export interface Cell extends Size {
  readonly rank: number;
  /** Null for a place where an edge passes. */
  readonly node: GraphNode | null;
  readonly label: readonly string[] | null;
}

export interface Cells {
  readonly cells: readonly Cell[];
  /** Indexes of cells, from left to right and from top to bottom. */
  readonly ranks: readonly (readonly number[])[];
  /** For each edge the cells it goes through, from its source to its target. */
  readonly routes: readonly (readonly number[])[];
  /** Neighbours in the next rank, of both directions. */
  readonly links: readonly Link[];
}

export interface Link {
  readonly left: number;
  readonly right: number;
  readonly edge: number;
}

export interface LevelInput {
  readonly nodes: readonly GraphNode[];
  /** Only edges between these nodes. */
  readonly edges: readonly GraphEdge[];
  readonly sizes: ReadonlyMap<string, Size>;
  readonly labels: readonly (readonly string[])[];
}

const PASS: Size = { width: 0, height: 4 };
export const LABEL_LINE = 14;

export function cellsOf({ nodes, edges, sizes, labels }: LevelInput): Cells {
  const columns = [...new Set(nodes.map(({ layer }) => layer))].sort((a, b) => a - b);
  const cells: Cell[] = [];
  const ranks: number[][] = Array.from({ length: columns.length * 2 - 1 }, () => []);
  const add = (cell: Cell): number => {
    ranks[cell.rank]?.push(cells.length);
    return cells.push(cell) - 1;
  };
  const home = new Map<string, number>();
  for (const node of nodes) {
    const size = sizes.get(node.id) ?? PASS;
    home.set(node.id, add({ ...size, rank: columns.indexOf(node.layer) * 2, node, label: null }));
  }
  const links: Link[] = [];
  const routes = edges.map(({ from, to }, edge) => {
    const [source, target] = [home.get(from) ?? 0, home.get(to) ?? 0];
    const passed = ranksBetween(cells[source]?.rank ?? 0, cells[target]?.rank ?? 0);
    const label = labels[edge] ?? [];
    const at = labelled(passed);
    const between = passed.map((rank) =>
      rank === at && label.length > 0
        ? add({ ...labelSize(label), rank, node: null, label })
        : add({ ...PASS, rank, node: null, label: null }),
    );
    const route = [source, ...between, target];
    for (const [index, cell] of route.slice(0, -1).entries()) {
      const next = route[index + 1] ?? cell;
      const [a, b] = [cells[cell]?.rank ?? 0, cells[next]?.rank ?? 0];
      if (b === a + 1) links.push({ left: cell, right: next, edge });
      if (b === a - 1) links.push({ left: next, right: cell, edge });
    }
    return route;
  });
  return { cells, ranks, routes, links };
}

/**
 * Forward, the ranks in between. An edge that goes back, or stays, leaves its source to the right
 * and reaches its target from the left like any other: so it also passes the ranks of both.
 */
function ranksBetween(from: number, to: number): number[] {
  if (from < to) return Array.from({ length: to - from - 1 }, (_, i) => from + 1 + i);
  return Array.from({ length: from - to + 1 }, (_, i) => from - i);
}

/** The rank in the middle, where labels have a column to themselves if there is one. */
function labelled(passed: readonly number[]): number | undefined {
  const middle = Math.floor((passed.length - 1) / 2);
  const near = [middle, middle + 1, middle - 1].map((index) => passed[index]);
  return near.find((rank) => rank !== undefined && rank % 2 === 1) ?? passed[middle];
}

function labelSize(lines: readonly string[]): Size {
  const width = Math.max(...lines.map((line) => textWidth(line, LABEL_SIZE))) + 12;
  return { width, height: lines.length * LABEL_LINE + 4 };
}
