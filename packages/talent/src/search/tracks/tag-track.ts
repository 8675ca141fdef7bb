/**
 * Concepts that question and entry share, whatever each calls them: rare ones say more. Who knows
 * only what is next to a concept counts for less; so does a concept that the question only means.
 */
import type { Segment } from "../memory/segment.ts";
import { idf } from "./keyword-track.ts";
import type { Ranking } from "./ranking.ts";

const NEIGHBOUR = 0.3;

/** A concept that is sought, and how sure it is that it is: 1 if the question names it. */
export interface SoughtConcept {
  readonly id: string;
  readonly weight: number;
  readonly neighbours: readonly string[];
}

/** The score is the share of what is sought: 1 has everything. */
export function rankByTags(
  ranking: Ranking,
  segment: Segment,
  passes: Uint8Array,
  sought: readonly SoughtConcept[],
): void {
  const { roster } = segment;
  const scores = segment.scratch.scores(roster.rows);
  /** The concept that a row has been given its share of last: the best one comes first. */
  const given = segment.scratch.marks(roster.rows);
  let total = 0;
  for (const [place, { id, weight, neighbours }] of sought.entries()) {
    const worth = weight * idf(roster.size, roster.tagged(id).length);
    total += worth;
    const give = (rows: readonly number[], share: number) => {
      for (const row of rows) {
        if (passes[row] !== 1 || given[row] === place + 1) continue;
        given[row] = place + 1;
        scores[row] = (scores[row] ?? 0) + share;
      }
    };
    give(roster.tagged(id), worth);
    for (const neighbour of neighbours) give(roster.tagged(neighbour), worth * NEIGHBOUR);
  }
  for (let row = 0; row < scores.length; row++) {
    const score = scores[row] ?? 0;
    if (score > 0) ranking.add(segment, row, score / total);
  }
}
