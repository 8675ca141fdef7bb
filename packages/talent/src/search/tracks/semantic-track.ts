/** Entries whose meaning is near the question's, in whatever words and language. */
import type { Segment } from "../memory/segment.ts";
import type { Ranking } from "./ranking.ts";

export function rankByMeaning(
  ranking: Ranking,
  segment: Segment,
  passes: Uint8Array,
  question: Float32Array,
): void {
  for (const { row, similarity, chunk } of segment.matrix?.nearest(question, passes) ?? []) {
    ranking.add(segment, row, similarity, chunk);
  }
}

/**
 * Everything has some similarity, so what is far behind the best is no find. Across languages true
 * pairs are at 0.4 to 0.5 and others up to 0.4: a fixed border would cut off the ones or let in the
 * others.
 */
const FAR_BEHIND = 0.6;
const NOTHING_IN_COMMON = 0.15;

export function isNear(similarity: number, best: number): boolean {
  return similarity >= Math.max(NOTHING_IN_COMMON, best * FAR_BEHIND);
}
