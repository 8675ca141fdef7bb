import type { Cells } from "./cells.ts";
import type { Ports } from "./ports.ts";

/** What alignment needs to know of a level, seen from one of its four corners. */
export interface View {
  /** Ranks in the direction of the sweep, each from its first cell on. */
  readonly ranks: readonly (readonly number[])[];
  /** Neighbours in the rank that was swept before. */
  readonly before: readonly (readonly Neighbour[])[];
  readonly isCrossed: (cell: number, neighbour: number) => boolean;
}

export interface Neighbour {
  readonly cell: number;
  /** How much lower than the neighbour the cell must be for the edge to be straight. */
  readonly drop: number;
}

/** Cells that stay in line: each has the root of its block, and its distance from the root. */
export interface Blocks {
  readonly root: Int32Array;
  readonly shift: Float64Array;
}

/**
 * Brandes and Köpf's alignment: every cell tries to be in line with the middle one of its
 * neighbours, from the first to the last, without crossing what is aligned already.
 */
export function alignBlocks({ ranks, before, isCrossed }: View): Blocks {
  const count = before.length;
  const root = Int32Array.from({ length: count }, (_, cell) => cell);
  const shift = new Float64Array(count);
  const isTaken = new Uint8Array(count);
  const position = new Int32Array(count);
  for (const rank of ranks) for (const [at, cell] of rank.entries()) position[cell] = at;
  const place = (cell: number) => position[cell] ?? 0;
  for (const rank of ranks) {
    let last = -1;
    for (const cell of rank) {
      const near = (before[cell] ?? []).toSorted((a, b) => place(a.cell) - place(b.cell));
      const half = (near.length - 1) / 2;
      const middle = new Set([near[Math.floor(half)], near[Math.ceil(half)]]);
      for (const neighbour of middle) {
        if (neighbour === undefined) continue;
        const { cell: other, drop } = neighbour;
        if (isTaken[other] || place(other) <= last || isCrossed(cell, other)) continue;
        root[cell] = root[other] ?? other;
        shift[cell] = (shift[other] ?? 0) + drop;
        isTaken[other] = 1;
        last = place(other);
        break;
      }
    }
  }
  return { root, shift };
}

/**
 * Links that cross a long edge where it passes: they give way, so that long edges stay straight.
 * A pair that is in the set must not be aligned.
 */
export function crossedLinks(
  level: Cells,
  ranks: readonly (readonly number[])[],
): (a: number, b: number) => boolean {
  const position = new Map(ranks.flatMap((rank) => rank.map((cell, at) => [cell, at] as const)));
  const place = (cell: number) => position.get(cell) ?? 0;
  const passes = (cell: number) => level.cells[cell]?.node === null;
  const byRank = Map.groupBy(level.links, ({ left }) => level.cells[left]?.rank ?? 0);
  const crossed = new Set<string>();
  for (const links of byRank.values()) {
    const inner = links.filter(({ left, right }) => passes(left) && passes(right));
    if (inner.length === 0) continue;
    for (const { left, right } of links) {
      if (passes(left) && passes(right)) continue;
      const hit = inner.some(
        (other) => (place(left) - place(other.left)) * (place(right) - place(other.right)) < 0,
      );
      if (hit) crossed.add(`${left} ${right}`);
    }
  }
  return (a, b) => crossed.has(`${a} ${b}`) || crossed.has(`${b} ${a}`);
}

/** Neighbours on one side, each with the drop that its ports ask for. */
export function neighboursOn(side: "left" | "right", level: Cells, ports: Ports): Neighbour[][] {
  const near = level.cells.map((): Neighbour[] => []);
  for (const { left, right, edge } of level.links) {
    const drop = endOffset(level, ports, left, edge) - endOffset(level, ports, right, edge);
    if (side === "left") near[right]?.push({ cell: left, drop });
    else near[left]?.push({ cell: right, drop: -drop });
  }
  return near;
}

/** Where an edge touches a cell: at its port if it begins or ends there. */
export function endOffset(level: Cells, ports: Ports, cell: number, edge: number): number {
  if (level.cells[cell]?.node === null) return 0;
  return ports.offset(cell, level.routes[edge]?.[0] === cell ? "out" : "in", edge);
}
