/**
 * BM25 over a tenant's entries of one kind. The database says which entries have a word; counting,
 * weighing and ranking happen here, so that both databases rank alike, and no tenant's ranks tell
 * anything about another's words.
 */
import { isCommon, isTelling } from "../memory/common-words.ts";
import type { Roster } from "../memory/roster.ts";
import { NO_ROW, type Segment } from "../memory/segment.ts";
import { STEPS } from "../sql/word-keys.ts";
import type { Posting } from "../sql/words.ts";
import type { Ranking } from "./ranking.ts";

const K1 = 1.2;
const B = 0.75;

/** Gives how much each word says: the fewer entries have it, the more. */
export function rankByWords(
  ranking: Ranking,
  segment: Segment,
  passes: Uint8Array,
  postings: readonly Posting[],
): number[] {
  const { roster } = segment;
  const lists = postings.map((posting) => ({ ...posting, ...segment.rowsOf(posting) }));
  const isRareSought = lists.some(({ count }) => isTelling(roster, count));
  const scores = segment.scratch.scores(roster.rows);
  const weights = lists.map(({ rows, steps, count }) => {
    if (count === 0 || (isRareSought && isCommon(roster, count))) return 0;
    const weight = idf(roster.size, count);
    addScores(scores, rows, steps, roster, passes, weight);
    return weight;
  });
  for (let row = 0; row < scores.length; row++) {
    const score = scores[row] ?? 0;
    if (score > 0) ranking.add(segment, row, score);
  }
  return weights;
}

function addScores(
  scores: Float64Array,
  rows: Int32Array,
  steps: Uint8Array,
  { lengths, averageLength }: Roster,
  passes: Uint8Array,
  weight: number,
): void {
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? NO_ROW;
    if (passes[row] !== 1) continue;
    const often = STEPS[steps[at] ?? 0] ?? 1;
    const long = (lengths[row] ?? 0) / averageLength;
    const share = (often * (K1 + 1)) / (often + K1 * (1 - B + B * long));
    scores[row] = (scores[row] ?? 0) + weight * share;
  }
}

export const idf = (all: number, having: number): number =>
  Math.log(1 + (all - having + 0.5) / (having + 0.5));
