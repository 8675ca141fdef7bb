/**
 * Which vectors are worth comparing byte by byte: those whose signs differ least from the query's.
 * Rows stand in groups; of each group as many are taken, so that a larger one leaves the others theirs.
 */
import { distance } from "./hamming.ts";

export const FREE = -1;
/** Further than any vector can be. */
const OUT = 0xffff;

export interface Signs {
  readonly query: Uint32Array;
  /** Of all slots, one after the other. */
  readonly signs: Uint32Array;
  /** The row each slot belongs to. */
  readonly rows: Int32Array;
  /** Written over; as long as there are slots in use. */
  readonly distances: Uint16Array;
  readonly dimensions: number;
}

/** @param groups by row: the number of its group, from 1 on; 0 where it is not sought */
export function likelySlots(from: Signs, groups: Uint8Array, most: number): number[] {
  const span = from.dimensions + 1;
  const largest = groups.reduce((max, group) => (group > max ? group : max), 0);
  const counts = new Uint32Array((largest + 1) * span);
  measure(from, groups, counts, span);
  const limits = Array.from({ length: largest + 1 }, (_, group) =>
    limitOf(counts.subarray(group * span, (group + 1) * span), most),
  );
  const { distances, rows } = from;
  const furthest = Math.max(...limits);
  const likely: number[] = [];
  for (let slot = 0; slot < distances.length; slot++) {
    const far = distances[slot] ?? OUT;
    if (far > furthest) continue;
    const group = groups[rows[slot] ?? 0] ?? 0;
    if (far <= (limits[group] ?? 0)) likely.push(slot);
  }
  return likely;
}

/** Of each slot; `OUT` for those that are not sought. A function of its own: the engine makes it fast. */
function measure(
  { query, signs, rows, distances }: Signs,
  groups: Uint8Array,
  counts: Uint32Array,
  span: number,
): void {
  const words = query.length;
  for (let slot = 0; slot < distances.length; slot++) {
    const row = rows[slot] ?? FREE;
    const group = row === FREE ? 0 : (groups[row] ?? 0);
    if (group === 0) {
      distances[slot] = OUT;
      continue;
    }
    const far = distance(signs, slot * words, query, words);
    distances[slot] = far;
    const at = group * span + far;
    counts[at] = (counts[at] ?? 0) + 1;
  }
}

/** The distance up to which there are enough. */
function limitOf(counts: Uint32Array, most: number): number {
  let sum = 0;
  for (const [far, count] of counts.entries()) {
    sum += count;
    if (sum >= most) return far;
  }
  return counts.length - 1;
}
