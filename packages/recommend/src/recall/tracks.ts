/** Three ways to find candidates, each for itself: by tags, by meaning, by words. */
import type { EntryKind, RecallQuery, Track } from "@bole/talent";
import { queryWords } from "@bole/talent/reading";
import type { RecommendParts } from "../parts.ts";
import type { Candidate, ItemKind, Source } from "../state/item.ts";
import type { Asked } from "../state/profile.ts";
import type { RecommendationState } from "../state/recommendation-state.ts";
import type { RecommendKind } from "../state/request.ts";

/** How deep each track is read: enough that rules may keep some out. */
const DEPTH = 60;

/** What the tracks go by; each by its own part of it. */
export interface Analysed
  extends Pick<RecommendationState, "analyzed_keywords" | "search_vectors"> {
  readonly asked: Pick<Asked, "kind" | "concepts" | "model" | "text_language">;
}

export interface Recall {
  readonly source: Source;
  /** The scores of a track are its own; only the order of them counts afterwards. */
  readonly candidates: Record<string, Candidate>;
  /** How many there are of this kind, and how many of them are open. */
  readonly items: number;
  readonly open: number;
  readonly with_vectors: number;
  /** Whether there was anything to go by. */
  readonly isAsked: boolean;
}

const ENTRIES: Readonly<Record<RecommendKind, readonly EntryKind[]>> = {
  opportunities: ["job", "project"],
  job: ["job"],
  project: ["project"],
  people: ["profile"],
};

/** Which entries of the index are meant; of jobs and projects, those that are open. */
export function entriesOf(kind: RecommendKind): Pick<RecallQuery, "kinds" | "filter"> {
  return { kinds: ENTRIES[kind], ...(kind !== "people" && { filter: { status: "open" } }) };
}

/** What of the question a track goes by; nothing, where there is nothing to go by. */
export function questionFor(
  source: Source,
  { asked, analyzed_keywords, search_vectors }: Analysed,
): Pick<RecallQuery, "concepts" | "words" | "vector"> | null {
  if (source === "tag") {
    const { concepts } = asked;
    return concepts.length === 0 ? null : { concepts };
  }
  if (source === "fuzzy") {
    const words = queryWords(analyzed_keywords.join(" , "));
    return words.length === 0 ? null : { words };
  }
  const { model, text_language: language } = asked;
  if (model === null || search_vectors.length === 0) return null;
  return { vector: { model, values: Float32Array.from(search_vectors), language } };
}

export async function recallBy(
  source: Source,
  { search }: Pick<RecommendParts, "search">,
  tenant: string,
  analysed: Analysed,
): Promise<Recall> {
  const question = questionFor(source, analysed);
  const recalled = await search.recall(tenant, {
    ...entriesOf(analysed.asked.kind),
    ...question,
    depth: DEPTH,
  });
  const found = recalled.found[trackOf(source)];
  const best = found[0]?.score ?? 0;
  const sure = source === "tag" ? strongest(analysed.asked) : 1;
  const candidates = found.map(({ kind, id, score }, place) => {
    const candidate: Candidate = {
      data: { id, kind: itemKind(kind) },
      source: [source],
      ranks: { [source]: place + 1 },
      shares: { [source]: best > 0 ? sure * Math.max(0, score / best) : 0 },
    };
    return [id, candidate] as const;
  });
  return {
    source,
    candidates: Object.fromEntries(candidates),
    items: recalled.entries,
    open: recalled.passing,
    with_vectors: recalled.with_vectors,
    isAsked: question !== null,
  };
}

/** What the index calls it. */
export const trackOf = (source: Source): Track => (source === "fuzzy" ? "keyword" : source);

/** What is only meant finds something, too: its best is no full hit. */
const strongest = ({ concepts }: Pick<Asked, "concepts">): number =>
  Math.max(0, ...concepts.map(({ weight }) => weight));

export const itemKind = (kind: EntryKind): ItemKind =>
  kind === "job" || kind === "project" ? kind : "person";
