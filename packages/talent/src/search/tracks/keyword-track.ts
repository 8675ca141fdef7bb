/**
 * BM25 over a tenant's entries of one kind. The database says which entries have a word; counting,
 * weighing and ranking happen here, so that both databases rank alike, and no tenant's ranks tell
 * anything about another's words.
 */
import type { Segment } from "../memory/segment.ts";
import { STEPS } from "../sql/word-keys.ts";
import type { Posting } from "../sql/words.ts";
import type { Ranking } from "./ranking.ts";

const K1 = 1.2;
const B = 0.75;

/** How much each word says: the fewer entries have it, the more. */
export function rankByWords(
  ranking: Ranking,
  segment: Segment,
  passes: Uint8Array,
  postings: readonly Posting[],
): number[] {
  const { roster } = segment;
  const scores = new Float64Array(roster.rows);
  const weights = postings.map((posting) => {
    const rows = posting.positions.map((pos) => roster.rowOf(pos) ?? -1);
    const having = rows.reduce((count, row) => (row < 0 ? count : count + 1), 0);
    const weight = idf(roster.size, having);
    for (const [place, row] of rows.entries()) {
      if (row < 0 || passes[row] !== 1) continue;
      const often = STEPS[posting.steps[place] ?? 0] ?? 1;
      const long = (roster.at(row)?.length ?? 0) / roster.averageLength;
      const share = (often * (K1 + 1)) / (often + K1 * (1 - B + B * long));
      scores[row] = (scores[row] ?? 0) + weight * share;
    }
    return weight;
  });
  for (const [row, score] of scores.entries()) {
    if (score > 0) ranking.add(segment, row, score);
  }
  return weights;
}

export const idf = (all: number, having: number): number =>
  Math.log(1 + (all - having + 0.5) / (having + 0.5));
