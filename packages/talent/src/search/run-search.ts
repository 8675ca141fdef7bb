/** One search over three tracks: what is slow is asked for first, the ranking is done in one go. */
import type { Threads } from "@bole/base/threads";
import type { Store } from "@bole/store";
import { SearchKind, type SearchResult, Track, type TrackState } from "../model/search.ts";
import type { Concepts } from "./concepts.ts";
import type { Segment } from "./memory/segment.ts";
import type { Segments } from "./memory/segments.ts";
import { onlyNear } from "./recall/only-near.ts";
import type { SearchQuery } from "./search-index.ts";
import { showHits } from "./show-hits.ts";
import type { SearchTables } from "./sql/tables.ts";
import { correctTypos } from "./text/correct-typos.ts";
import { readQueryJob } from "./text/read-query.ts";
import { fuse } from "./tracks/fuse.ts";
import { rankAll } from "./tracks/rank-all.ts";
import { soughtConcepts } from "./tracks/sought-concepts.ts";
import type { Meaning, Question } from "./vectors/meaning.ts";

export interface SearchParts {
  readonly store: Store<SearchTables>;
  readonly segments: Segments;
  readonly meaning: Meaning;
  readonly concepts: Concepts;
  readonly threads: Threads;
}

const DEFAULT_LIMIT = 20;
const MOST = 200;

/** Words that no entry has are sought once more as what they are probably meant to be. */
export async function runSearch(
  parts: SearchParts,
  tenant: string,
  query: SearchQuery,
): Promise<SearchResult> {
  const asked = await searchFor(parts, tenant, query);
  if ("result" in asked) return asked.result;
  const again = await searchFor(parts, tenant, { ...query, q: asked.corrected }, true);
  if (!("result" in again)) throw new TypeError("what was corrected is not corrected again");
  return { ...again.result, corrected: asked.corrected };
}

type Searched = { readonly result: SearchResult } | { readonly corrected: string };

async function searchFor(
  parts: SearchParts,
  tenant: string,
  query: SearchQuery,
  isCorrected = false,
): Promise<Searched> {
  const { segments, meaning, concepts, threads } = parts;
  const q = query.q.trim();
  const tracks = new Set(q === "" ? [] : (query.tracks ?? Track.options));
  const limit = Math.min(Math.max(1, Math.floor(query.limit ?? DEFAULT_LIMIT)), MOST);
  const searched = [...new Set(query.kinds ?? SearchKind.options)].map((kind) =>
    segments.use(tenant, kind),
  );
  const read = await threads.run(readQueryJob, [q], { subject: "What is sought" });
  const words = tracks.has("keyword") ? read.words : [];

  const known = meaning.known;
  const [question, ...postings] = await Promise.all([
    tracks.has("semantic") ? meaning.ask(read.meant) : null,
    ...searched.map(async (segment) => {
      await segment.refresh(known);
      return segment.postings(words);
    }),
  ]);
  const counts = await Promise.all(searched.map((segment) => segment.counts(words)));
  const isKnown = words.map((_, place) => counts.some((found) => (found[place] ?? 0) > 0));
  const corrected = isCorrected ? null : correctTypos(q, (word) => isUnknown(words, isKnown, word));
  if (corrected !== null) return { corrected };
  const model = question !== null && "model" in question ? question.model : null;
  if (model !== null && model !== known) {
    await Promise.all(searched.map((segment) => segment.refresh(model)));
  }
  const isNamed = concepts.find(read.named).length > 0;
  // Letters typed at random have a nearest concept and a nearest text, too.
  const isMeaningAlone = !isNamed && tracks.has("keyword") && !isKnown.includes(true);
  const sought =
    tracks.has("tag") && !isMeaningAlone
      ? await soughtConcepts(concepts, read.named, question)
      : [];

  const ranked = await rankAll(searched, postings, { query, words, sought, question });
  const lists = isMeaningAlone ? onlyNear(ranked.lists, searched, q, question) : ranked.lists;
  const fused = fuse(lists, limit);
  segments.trim();
  const result = {
    hits: await showHits(parts, tenant, fused, { weights: ranked.weights, sought }),
    tracks: [...tracks].map((track) =>
      track === "semantic"
        ? semanticState(question, searched)
        : stateOf(track, track === "tag" ? sought.length : words.length),
    ),
  };
  return { result };
}

const isUnknown = (words: readonly string[], isKnown: readonly boolean[], word: string): boolean =>
  words.some((sought, place) => sought === word && isKnown[place] === false);

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
