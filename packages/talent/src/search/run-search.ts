/** One search over three tracks: what is slow is asked for first, the ranking is done in one go. */
import type { Store } from "@bole/store";
import { SearchKind, type SearchResult, Track, type TrackState } from "../model/search.ts";
import type { Concepts } from "./concepts.ts";
import { passingRows } from "./memory/row-filter.ts";
import type { Segment } from "./memory/segment.ts";
import type { Segments } from "./memory/segments.ts";
import type { SearchQuery } from "./search-index.ts";
import { showHits } from "./show-hits.ts";
import type { SearchTables } from "./sql/tables.ts";
import { queryWords } from "./text/query-words.ts";
import { fuse } from "./tracks/fuse.ts";
import { rankByWords } from "./tracks/keyword-track.ts";
import { LEAST_SHARES, Ranking } from "./tracks/ranking.ts";
import { rankByMeaning } from "./tracks/semantic-track.ts";
import { soughtConcepts } from "./tracks/sought-concepts.ts";
import { rankByTags } from "./tracks/tag-track.ts";
import type { Meaning, Question } from "./vectors/meaning.ts";

export interface SearchParts {
  readonly store: Store<SearchTables>;
  readonly segments: Segments;
  readonly meaning: Meaning;
  readonly concepts: Concepts;
}

const DEFAULT_LIMIT = 20;
const MOST = 200;

export async function runSearch(
  parts: SearchParts,
  tenant: string,
  query: SearchQuery,
): Promise<SearchResult> {
  const { segments, meaning, concepts } = parts;
  const q = query.q.trim();
  const tracks = new Set(q === "" ? [] : (query.tracks ?? Track.options));
  const limit = Math.min(Math.max(1, Math.floor(query.limit ?? DEFAULT_LIMIT)), MOST);
  const searched = [...new Set(query.kinds ?? SearchKind.options)].map((kind) =>
    segments.use(tenant, kind),
  );
  const words = tracks.has("keyword") ? queryWords(q) : [];

  const known = meaning.known;
  const [question, ...postings] = await Promise.all([
    tracks.has("semantic") ? meaning.ask(q) : null,
    ...searched.map(async (segment) => {
      await segment.refresh(known);
      return segment.postings(words);
    }),
  ]);
  const model = question !== null && "model" in question ? question.model : null;
  if (model !== null && model !== known) {
    await Promise.all(searched.map((segment) => segment.refresh(model)));
  }
  const sought = tracks.has("tag") ? await soughtConcepts(concepts, q, question) : [];

  // From here to the hits nothing is waited for: no row gets another entry while it is ranked.
  const rankings = { tag: new Ranking(), semantic: new Ranking(), keyword: new Ranking() };
  const weights = new Map<string, number>();
  for (const [place, segment] of searched.entries()) {
    const passes = passingRows(segment.roster, query);
    if (sought.length > 0) rankByTags(rankings.tag, segment, passes, sought);
    if (question !== null && "vector" in question) {
      rankByMeaning(rankings.semantic, segment, passes, question.vector);
    }
    const found = rankByWords(rankings.keyword, segment, passes, postings[place] ?? []);
    for (const [at, weight] of found.entries()) {
      const word = words[at] ?? "";
      weights.set(word, Math.max(weight, weights.get(word) ?? 0));
    }
  }
  const lists = Track.options.map(
    (track) => [track, rankings[track].list(LEAST_SHARES[track])] as const,
  );
  const fused = fuse(new Map(lists), limit);
  segments.trim();
  return {
    hits: await showHits(parts, tenant, fused, { weights, sought }),
    tracks: [...tracks].map((track) =>
      track === "semantic"
        ? semanticState(question, searched)
        : stateOf(track, track === "tag" ? sought.length : words.length),
    ),
  };
}

const stateOf = (track: Track, sought: number): TrackState => ({
  track,
  state: sought > 0 ? "used" : "nothing_to_seek",
  note: null,
});

function semanticState(question: Question | null, searched: readonly Segment[]): TrackState {
  const track = "semantic";
  if (question === null || "unavailable" in question) {
    return { track, state: "unavailable", note: question?.unavailable ?? null };
  }
  const all = searched.reduce((sum, { roster }) => sum + roster.size, 0);
  const ready = searched.reduce((sum, { matrix }) => sum + (matrix?.size ?? 0), 0);
  const note = ready === all ? null : `${all - ready} of ${all} entries have no vectors yet.`;
  return { track, state: "used", note };
}
