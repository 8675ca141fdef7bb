/** The three tracks over all kinds that are sought. Between any two of them others have their turn. */
import { setImmediate as turn } from "node:timers/promises";
import { Track } from "../../model/search.ts";
import type { Limits, Segment } from "../memory/segment.ts";
import type { Posting } from "../sql/words.ts";
import type { Question } from "../vectors/meaning.ts";
import { rankByWords } from "./keyword-track.ts";
import { type Found, LEAST_SHARES, Ranking } from "./ranking.ts";
import { rankByMeaning } from "./semantic-track.ts";
import { rankByTags, type SoughtConcept } from "./tag-track.ts";

export interface Sought {
  readonly query: Limits;
  readonly words: readonly string[];
  readonly sought: readonly SoughtConcept[];
  readonly question: Question | null;
  /** Also what is so far behind the best that it is no find. @default false */
  readonly isWhole?: boolean;
}

export interface Ranked {
  readonly lists: ReadonlyMap<Track, readonly Found[]>;
  /** How much each word says, where it says most. */
  readonly weights: ReadonlyMap<string, number>;
  /** How many entries the filter let through. */
  readonly passing: number;
}

/** @param postings of each segment, the entries that have each of the words */
export async function rankAll(
  segments: readonly Segment[],
  postings: readonly (readonly Posting[])[],
  { query, words, sought, question, isWhole = false }: Sought,
): Promise<Ranked> {
  const rankings = { tag: new Ranking(), semantic: new Ranking(), keyword: new Ranking() };
  const weights = new Map<string, number>();
  let passing = 0;
  for (const [place, segment] of segments.entries()) {
    await segment.unchanged(async () => {
      const { rows: passes, count } = segment.passing(query);
      passing += count;
      if (sought.length > 0) rankByTags(rankings.tag, segment, passes, sought);
      if (question !== null && "vector" in question) {
        await turn();
        rankByMeaning(rankings.semantic, segment, passes, question.vector);
      }
      if (words.length === 0) return;
      await turn();
      const found = rankByWords(rankings.keyword, segment, passes, postings[place] ?? []);
      for (const [at, weight] of found.entries()) {
        const word = words[at] ?? "";
        weights.set(word, Math.max(weight, weights.get(word) ?? 0));
      }
    });
  }
  await turn();
  const lists = Track.options.map(
    (track) => [track, rankings[track].list(isWhole ? 0 : LEAST_SHARES[track])] as const,
  );
  return { lists: new Map(lists), weights, passing };
}
