import { alignBlocks, crossedLinks, type Neighbour, neighboursOn } from "./align-blocks.ts";
import type { Cells } from "./cells.ts";
import type { Ports } from "./ports.ts";
import { type Separation, stackBlocks } from "./stack-blocks.ts";
import { straighten } from "./straighten.ts";

type Ranks = readonly (readonly number[])[];

/**
 * The middle of each cell, top down. Four layouts are made, one from each corner, each with long
 * edges straight; the mean of the two middle ones is taken, which is even and keeps every distance.
 */
export function verticalPositions(level: Cells, ranks: Ranks, ports: Ports): Float64Array {
  const isCrossed = crossedLinks(level, ranks);
  const near = {
    left: neighboursOn("left", level, ports),
    right: neighboursOn("right", level, ports),
  };
  const separation = separationIn(level);
  const layouts = (["left", "right"] as const).flatMap((side) =>
    [false, true].map((flipped) => {
      const forward = side === "left" ? ranks : ranks.toReversed();
      const view = flipped ? forward.map((rank) => rank.toReversed()) : forward;
      const before = flipped ? near[side].map(upsideDown) : near[side];
      const blocks = alignBlocks({ ranks: view, before, isCrossed });
      const y = stackBlocks(view, blocks, flipped ? (a, b) => separation(b, a) : separation);
      return flipped ? y.map((value) => -value) : y;
    }),
  );
  const middle = balanced(level, layouts);
  straighten(level, ranks, ports, separation, middle);
  return middle;
}

function upsideDown(near: readonly Neighbour[]): Neighbour[] {
  return near.map(({ cell, drop }) => ({ cell, drop: -drop }));
}

const GAP = { nodes: 26, mixed: 14, edges: 6 };

function separationIn({ cells }: Cells): Separation {
  return (upper, lower) => {
    const [a, b] = [cells[upper], cells[lower]];
    if (!a || !b) return 0;
    const both = a.node && b.node ? GAP.nodes : a.node || b.node ? GAP.mixed : GAP.edges;
    return (a.height + b.height) / 2 + both;
  };
}

/** Layouts are laid over each other at the top or the bottom of the flattest one. */
function balanced({ cells }: Cells, layouts: readonly Float64Array[]): Float64Array {
  const extents = layouts.map((y) => extentOf(cells, y));
  const flattest = extents.reduce((a, b) => (b.bottom - b.top < a.bottom - a.top ? b : a));
  const moved = layouts.map((y, index) => {
    const { top, bottom } = extents[index] ?? flattest;
    // The second and the fourth were stacked from the bottom.
    const by = index % 2 === 0 ? flattest.top - top : flattest.bottom - bottom;
    return y.map((value) => value + by);
  });
  return Float64Array.from(cells, (_, cell) => {
    const values = moved.map((y) => y[cell] ?? 0).sort((a, b) => a - b);
    return ((values[1] ?? 0) + (values[2] ?? 0)) / 2;
  });
}

function extentOf(cells: Cells["cells"], y: Float64Array): { top: number; bottom: number } {
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [cell, { height }] of cells.entries()) {
    top = Math.min(top, (y[cell] ?? 0) - height / 2);
    bottom = Math.max(bottom, (y[cell] ?? 0) + height / 2);
  }
  return { top, bottom };
}
