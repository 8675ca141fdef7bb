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
  const weights = sought.map(({ id, weight }) => {
    const code = roster.tagNames.find(id);
    const having = code === undefined ? 0 : (roster.tagCounts[code] ?? 0);
    return weight * idf(roster.size, having);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = sharesOf(segment, sought, weights);
  if (total === 0) return;
  const best = new Float64Array(sought.length);
  for (let row = 0; row < roster.rows; row++) {
    if (passes[row] !== 1) continue;
    let found = false;
    for (const tag of roster.tags[row] ?? []) {
      const brought = shares[tag];
      if (brought === undefined) continue;
      for (const { place, share } of brought) best[place] = Math.max(best[place] ?? 0, share);
      found = true;
    }
    if (!found) continue;
    let sum = 0;
    for (const share of best) sum += share;
    best.fill(0);
    ranking.add(segment, row, sum / total);
  }
}

interface Share {
  /** Which of the sought concepts. */
  readonly place: number;
  readonly share: number;
}

/** What each tag of an entry brings, by its code. */
function sharesOf(
  { roster }: Segment,
  sought: readonly SoughtConcept[],
  weights: readonly number[],
): (Share[] | undefined)[] {
  // Dense: it is asked for each tag of each entry.
  const shares = new Array<Share[] | undefined>(roster.tagCounts.length).fill(undefined);
  const add = (tag: string, place: number, share: number) => {
    const code = roster.tagNames.find(tag);
    if (code === undefined) return;
    shares[code] = [...(shares[code] ?? []), { place, share }];
  };
  for (const [place, { id, neighbours }] of sought.entries()) {
    const weight = weights[place] ?? 0;
    add(id, place, weight);
    for (const neighbour of neighbours) add(neighbour, place, weight * NEIGHBOUR);
  }
  return shares;
}
