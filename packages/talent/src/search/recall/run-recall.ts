import type { Track } from "../../model/search.ts";
import type { Concepts } from "../concepts.ts";
import type { Segment } from "../memory/segment.ts";
import type { Segments } from "../memory/segments.ts";
import { idf } from "../tracks/keyword-track.ts";
import { type Ranked, rankAll } from "../tracks/rank-all.ts";
import { compare } from "../tracks/ranking.ts";
import type { Meaning } from "../vectors/meaning.ts";
import type { Recalled, RecalledEntry, RecallQuery } from "./recall-query.ts";
import { standingOut } from "./standing-out.ts";

export interface RecallParts {
  readonly segments: Segments;
  readonly meaning: Meaning;
  readonly concepts: Concepts;
}

const DEFAULT_DEPTH = 50;
const MOST = 200;

export async function runRecall(
  { segments, meaning, concepts }: RecallParts,
  tenant: string,
  query: RecallQuery,
): Promise<Recalled> {
  const { words = [], concepts: wanted = [], vector } = query;
  const searched = [...new Set(query.kinds)].map((kind) => segments.use(tenant, kind));
  const model = vector === undefined ? meaning.known : await meaning.ready().catch(() => null);
  await Promise.all(searched.map((segment) => segment.refresh(model)));
  if (query.within !== undefined) {
    for (const segment of searched) await segment.readPlaces();
  }
  const isNamed = query.among !== undefined;
  const ranked = isNamed
    ? await weighed(searched, words)
    : await rankAll(
        searched,
        await Promise.all(searched.map((segment) => segment.postings(words))),
        { query, words, sought: wanted.map(withNeighbours(concepts)), question: null },
      );
  const isComparable = vector !== undefined && model?.knows_meaning && model.model === vector.model;
  const standing = isComparable ? standingOut(searched, query, vector) : null;
  const { mean = 0 } = standing?.background ?? {};
  segments.trim();
  const depth = Math.min(Math.max(1, query.depth ?? DEFAULT_DEPTH), MOST);
  const found = (track: Track): RecalledEntry[] =>
    (ranked.lists.get(track) ?? [])
      .slice(0, depth)
      .map(({ segment, entry, score }) => ({ kind: segment.kind, id: entry.id, score }));
  return {
    found: {
      tag: found("tag"),
      // Who does not stand out is no find, unless they were asked for by name.
      semantic: (standing?.near ?? [])
        .filter(({ score }) => isNamed || score > mean)
        .toSorted((a, b) => b.score - a.score || compare(a.id, b.id))
        .slice(0, depth),
      keyword: found("keyword"),
    },
    entries: sumOf(searched, ({ roster }) => roster.size),
    passing: ranked.passing,
    with_vectors: isComparable ? sumOf(searched, ({ matrix }) => matrix?.size ?? 0) : 0,
    word_weights: ranked.weights,
    concept_weights: new Map(wanted.map(({ id }) => [id, weightOf(searched, id)])),
    average_length: averageLength(searched),
    background: standing?.background ?? null,
  };
}

export async function prepareRecall(
  { segments, meaning }: Pick<RecallParts, "segments" | "meaning">,
  tenant: string,
  { kinds, words = [] }: Pick<RecallQuery, "kinds" | "words">,
): Promise<void> {
  for (const kind of new Set(kinds)) {
    const segment = segments.use(tenant, kind);
    await segment.refresh(meaning.known);
    await segment.counts(words);
  }
}

const withNeighbours =
  ({ neighbours }: Concepts) =>
  (concept: { readonly id: string; readonly weight: number }) => ({
    ...concept,
    neighbours: neighbours(concept.id),
  });

/** How much words say, where nothing is ranked by them. */
async function weighed(segments: readonly Segment[], words: readonly string[]): Promise<Ranked> {
  const weights = new Map<string, number>();
  for (const segment of segments) {
    const counts = await segment.counts(words);
    for (const [place, word] of words.entries()) {
      const count = counts[place] ?? 0;
      const weight = count === 0 ? 0 : idf(segment.roster.size, count);
      weights.set(word, Math.max(weight, weights.get(word) ?? 0));
    }
  }
  return { lists: new Map(), weights, passing: 0 };
}

const sumOf = (segments: readonly Segment[], count: (segment: Segment) => number): number =>
  segments.reduce((sum, segment) => sum + count(segment), 0);

function weightOf(segments: readonly Segment[], concept: string): number {
  return idf(
    sumOf(segments, ({ roster }) => roster.size),
    sumOf(segments, ({ roster }) => roster.tagged(concept).length),
  );
}

function averageLength(segments: readonly Segment[]): number {
  const entries = sumOf(segments, ({ roster }) => roster.size);
  const words = sumOf(segments, ({ roster }) => roster.size * roster.averageLength);
  return entries === 0 ? 0 : words / entries;
}
