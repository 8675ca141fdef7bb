/** What a track finds: the best first, over all kinds that are sought. */
import type { RosterRow } from "../memory/roster.ts";
import type { Segment } from "../memory/segment.ts";
import { Top } from "../memory/top.ts";

/** How deep each track is read before they are fused. */
const DEPTH = 200;

/**
 * Everything has some similarity, and most texts have some word of a long question. Shares of the
 * best, because no fixed border would do for questions of one word and of three sentences. That of
 * meaning was chosen on the build half of `bench/recommend`, for the sentence model that ships with Bole.
 */
export const LEAST_SHARES = { tag: 0.1, semantic: 0.5, keyword: 0.15 } as const;

export interface Found {
  readonly segment: Segment;
  /** As it was: its row may have another one by the time it is shown. */
  readonly entry: RosterRow;
  readonly score: number;
  /** Which piece of the text is nearest, where that is known. */
  readonly chunk?: number;
}

/** Equals stand in the order of their ids, so that the same question has the same answer. */
const better = (a: Found, b: Found): number =>
  b.score - a.score || compare(a.entry.id, b.entry.id) || compare(a.segment.kind, b.segment.kind);

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export class Ranking {
  readonly #top = new Top<Found>(DEPTH, better);

  add(segment: Segment, row: number, score: number, chunk?: number): void {
    if (score < (this.#top.worst?.score ?? 0)) return;
    const entry = segment.roster.at(row);
    if (entry === null) return;
    const found = { segment, entry, score };
    this.#top.add(chunk === undefined ? found : { ...found, chunk });
  }

  /**
   * @param share of the best one's score: what has less is so far behind that it is no find
   */
  list(share: number): readonly Found[] {
    const list = this.#top.list();
    const least = (list[0]?.score ?? 0) * share;
    return list.filter(({ score }) => score > 0 && score >= least);
  }
}
