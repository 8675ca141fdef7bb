import type { Cells } from "./cells.ts";
import { inversions } from "./crossings.ts";

type Ranks = readonly (readonly number[])[];

/**
 * Puts the cells of each rank in an order in which few edges cross: sweeps to and fro, sorting each
 * rank by the middle of its neighbours, then swapping neighbours while that helps. The best order
 * that was seen is kept. Deterministic: huge graphs get fewer turns, never less time.
 */
export function orderRanks(level: Cells): Ranks {
  const around = neighboursOf(level);
  const turns = Math.min(MOST, Math.max(FEWEST, Math.floor(WORK / level.cells.length)));
  let best: Ranks = level.ranks;
  let fewest = crossingsOf(best, around);
  for (const start of [level.ranks, level.ranks.map((rank) => rank.toReversed())]) {
    let ranks: Ranks = start;
    for (let turn = 0, stale = 0; turn < turns && stale < PATIENCE && fewest > 0; turn++) {
      ranks = swapNeighbours(sweep(ranks, around, turn), around, turns);
      const crossings = crossingsOf(ranks, around);
      stale = crossings < fewest ? 0 : stale + 1;
      if (crossings < fewest) [best, fewest] = [ranks, crossings];
    }
  }
  return best;
}

/** Turns, and how many cells times turns are worth the wait. */
const MOST = 32;
const FEWEST = 4;
const WORK = 60_000;
/** How many turns without a better order are enough. */
const PATIENCE = 8;

interface Around {
  readonly left: readonly (readonly number[])[];
  readonly right: readonly (readonly number[])[];
}

function neighboursOf({ cells, links }: Cells): Around {
  const left = cells.map((): number[] => []);
  const right = cells.map((): number[] => []);
  for (const link of links) {
    left[link.right]?.push(link.left);
    right[link.left]?.push(link.right);
  }
  return { left, right };
}

function positionsOf(ranks: Ranks, { left }: Around): Int32Array {
  const position = new Int32Array(left.length);
  for (const rank of ranks) for (const [at, cell] of rank.entries()) position[cell] = at;
  return position;
}

function sweep(ranks: Ranks, around: Around, turn: number): Ranks {
  const forward = turn % 2 === 0;
  const near = forward ? around.left : around.right;
  const middle = turn % 4 < 2 ? median : mean;
  const sorted = forward ? [...ranks] : ranks.toReversed();
  const position = positionsOf(ranks, around);
  const wish = new Float64Array(near.length);
  for (const [index, rank] of sorted.entries()) {
    // Without neighbours on that side a cell keeps its relative place.
    const scale = Math.max(1, sorted[index - 1]?.length ?? 0) / Math.max(1, rank.length);
    for (const [at, cell] of rank.entries()) {
      const places = (near[cell] ?? []).map((other) => position[other] ?? 0);
      wish[cell] = places.length === 0 ? at * scale : middle(places);
    }
    // Every other pair of sweeps lets equals change places: a way out of a dead end.
    const ties = turn % 8 >= 4 ? rank.toReversed() : rank;
    const order = ties.toSorted((a, b) => (wish[a] ?? 0) - (wish[b] ?? 0));
    for (const [at, cell] of order.entries()) position[cell] = at;
    sorted[index] = order;
  }
  return forward ? sorted : sorted.toReversed();
}

function mean(places: readonly number[]): number {
  return places.reduce((sum, place) => sum + place, 0) / places.length;
}

function median(places: readonly number[]): number {
  const sorted = places.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}

function swapNeighbours(ranks: Ranks, around: Around, rounds: number): Ranks {
  const order = ranks.map((rank) => [...rank]);
  const position = positionsOf(order, around);
  for (let improved = true, round = 0; improved && round < rounds; round++) {
    improved = false;
    for (const rank of order) {
      for (let at = 0; at + 1 < rank.length; at++) {
        const [upper, lower] = [rank[at] ?? 0, rank[at + 1] ?? 0];
        const now = pairCrossings(upper, lower, around, position);
        if (now === 0 || now <= pairCrossings(lower, upper, around, position)) continue;
        [rank[at], rank[at + 1]] = [lower, upper];
        [position[lower], position[upper]] = [at, at + 1];
        improved = true;
      }
    }
  }
  return order;
}

/** Crossings of the links of two cells of one rank, if the first stands above the second. */
function pairCrossings(upper: number, lower: number, around: Around, position: Int32Array): number {
  let crossings = 0;
  for (const side of [around.left, around.right]) {
    for (const a of side[upper] ?? []) {
      for (const b of side[lower] ?? []) {
        if ((position[a] ?? 0) > (position[b] ?? 0)) crossings += 1;
      }
    }
  }
  return crossings;
}

function crossingsOf(ranks: Ranks, around: Around): number {
  const position = positionsOf(ranks, around);
  const count = (rank: readonly number[]) =>
    inversions(
      rank.flatMap((cell) =>
        (around.right[cell] ?? []).map((other) => position[other] ?? 0).sort((a, b) => a - b),
      ),
    );
  return ranks.reduce((sum, rank) => sum + count(rank), 0);
}
