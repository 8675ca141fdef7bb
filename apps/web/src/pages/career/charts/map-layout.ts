/** Where the boxes of the transition map stand: one column for each role, from left to right. Pure. */
import type { Report } from "../report/source-context.ts";

export type TransitionMapData = Report["career_matching"]["transition_map"];
type Node = TransitionMapData["nodes"][number];

export const BOX = { width: 168, height: 44 } as const;
const GAP = { x: 76, y: 16 } as const;
const COLUMNS = ["current", "match", "beyond"] as const;

export interface Placed extends Node {
  readonly x: number;
  readonly y: number;
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Placed[];
  readonly lines: readonly { readonly key: string; readonly path: string }[];
}

export function layoutOf({ nodes, edges }: TransitionMapData): MapLayout {
  const columns = COLUMNS.map((role) => nodes.filter((node) => node.role === role)).filter(
    (column) => column.length > 0,
  );
  const tallest = Math.max(1, ...columns.map((column) => column.length));
  const height = tallest * (BOX.height + GAP.y) - GAP.y;
  const boxes = columns.flatMap((column, at) => {
    const own = column.length * (BOX.height + GAP.y) - GAP.y;
    return column.map((node, row) => ({
      ...node,
      x: at * (BOX.width + GAP.x),
      y: (height - own) / 2 + row * (BOX.height + GAP.y),
    }));
  });
  const width = columns.length * (BOX.width + GAP.x) - GAP.x;
  return { width, height, boxes, lines: linesOf(boxes, edges) };
}

function linesOf(boxes: readonly Placed[], edges: TransitionMapData["edges"]): MapLayout["lines"] {
  return edges.flatMap(({ from, to }) => {
    const [a, b] = [boxes.find(({ id }) => id === from), boxes.find(({ id }) => id === to)];
    return a && b ? [{ key: `${from} ${to}`, path: pathOf(a, b) }] : [];
  });
}

function pathOf(a: Placed, b: Placed): string {
  const middle = BOX.height / 2;
  // Within one column, around its right side.
  if (a.x === b.x) {
    const right = a.x + BOX.width;
    const out = right + GAP.x / 2;
    return `M${right} ${a.y + middle}C${out} ${a.y + middle} ${out} ${b.y + middle} ${right + 4} ${b.y + middle}`;
  }
  const isForward = b.x > a.x;
  const x1 = isForward ? a.x + BOX.width : a.x;
  const x2 = isForward ? b.x - 4 : b.x + BOX.width + 4;
  const bend = (x1 + x2) / 2;
  return `M${x1} ${a.y + middle}C${bend} ${a.y + middle} ${bend} ${b.y + middle} ${x2} ${b.y + middle}`;
}
