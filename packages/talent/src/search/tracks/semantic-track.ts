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
