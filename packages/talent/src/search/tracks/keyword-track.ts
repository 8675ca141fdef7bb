/**
 * BM25 over a tenant's entries of one kind. The database says which entries have a word; counting,
 * weighing and ranking happen here, so that both databases rank alike, and no tenant's ranks tell
 * anything about another's words.
 */
import { isCommon, isTelling } from "../memory/common-words.ts";
import type { Roster } from "../memory/roster.ts";
import type { Segment } from "../memory/segment.ts";
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
  const having = postings.map(({ positions }) => countIn(roster, positions));
  const isRareSought = having.some((count) => isTelling(roster, count));
  const scores = new Float64Array(roster.rows);
  const weights = postings.map((posting, place) => {
    const count = having[place] ?? 0;
    if (count === 0 || (isRareSought && isCommon(roster, count))) return 0;
    const weight = idf(roster.size, count);
    addScores(scores, roster, passes, posting, weight);
    return weight;
  });
  for (let row = 0; row < scores.length; row++) {
    const score = scores[row] ?? 0;
    if (score > 0) ranking.add(segment, row, score);
  }
  return weights;
}

function countIn(roster: Roster, positions: Uint32Array): number {
  let count = 0;
  for (const pos of positions) if (roster.rowOf(pos) !== undefined) count += 1;
  return count;
}

function addScores(
  scores: Float64Array,
  roster: Roster,
  passes: Uint8Array,
  { positions, steps }: Posting,
  weight: number,
): void {
  for (let at = 0; at < positions.length; at++) {
    const row = roster.rowOf(positions[at] ?? 0);
    if (row === undefined || passes[row] !== 1) continue;
    const often = STEPS[steps[at] ?? 0] ?? 1;
    const long = (roster.at(row)?.length ?? 0) / roster.averageLength;
    const share = (often * (K1 + 1)) / (often + K1 * (1 - B + B * long));
    scores[row] = (scores[row] ?? 0) + weight * share;
  }
}

export const idf = (all: number, having: number): number =>
  Math.log(1 + (all - having + 0.5) / (having + 0.5));
