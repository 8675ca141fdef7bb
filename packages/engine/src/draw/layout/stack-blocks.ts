import type { Blocks } from "./align-blocks.ts";

/** How far apart the middles of two cells must be, the first one right above the second. */
export type Separation = (upper: number, lower: number) => number;

/**
 * Puts blocks under each other, as high as they go, and then as low as those below them allow: so
 * gaps open above a block rather than inside of what belongs together. Returns each cell's middle.
 */
export function stackBlocks(
  ranks: readonly (readonly number[])[],
  { root, shift }: Blocks,
  separation: Separation,
): Float64Array {
  const rootOf = (cell: number) => root[cell] ?? cell;
  const below = new Map<number, Map<number, number>>();
  const above = new Map<number, Map<number, number>>();
  for (const rank of ranks) {
    for (const [at, lower] of rank.entries()) {
      const upper = rank[at - 1];
      if (upper === undefined) continue;
      const need = (shift[upper] ?? 0) + separation(upper, lower) - (shift[lower] ?? 0);
      tighten(below, rootOf(upper), rootOf(lower), need);
      tighten(above, rootOf(lower), rootOf(upper), need);
    }
  }
  const order = sorted([...new Set(root)], above, below);
  const y = new Map<number, number>();
  for (const block of order) {
    const over = [...(above.get(block) ?? [])].map(([other, need]) => (y.get(other) ?? 0) + need);
    y.set(block, Math.max(0, ...over));
  }
  for (const block of order.toReversed()) {
    const under = [...(below.get(block) ?? [])].map(([other, need]) => (y.get(other) ?? 0) - need);
    if (under.length > 0) y.set(block, Math.max(y.get(block) ?? 0, Math.min(...under)));
  }
  return Float64Array.from(root, (block, cell) => (y.get(block) ?? 0) + (shift[cell] ?? 0));
}

function tighten(map: Map<number, Map<number, number>>, a: number, b: number, need: number): void {
  const known = map.get(a) ?? new Map<number, number>();
  map.set(a, known.set(b, Math.max(need, known.get(b) ?? Number.NEGATIVE_INFINITY)));
}

/** Blocks so that each comes after those above it. Aligned blocks do not cross, so that exists. */
function sorted(
  blocks: readonly number[],
  above: ReadonlyMap<number, ReadonlyMap<number, number>>,
  below: ReadonlyMap<number, ReadonlyMap<number, number>>,
): number[] {
  const open = new Map(blocks.map((block) => [block, above.get(block)?.size ?? 0]));
  const ready = blocks.filter((block) => open.get(block) === 0);
  for (const block of ready) {
    for (const other of below.get(block)?.keys() ?? []) {
      const left = (open.get(other) ?? 0) - 1;
      open.set(other, left);
      if (left === 0) ready.push(other);
    }
  }
  return ready;
}
