import type { Track } from "../../model/search.ts";
import type { Concepts } from "../concepts.ts";
import type { Segment } from "../memory/segment.ts";
import type { Segments } from "../memory/segments.ts";
import { idf } from "../tracks/keyword-track.ts";
import { rankAll } from "../tracks/rank-all.ts";
import type { Meaning, Question } from "../vectors/meaning.ts";
import type { Recalled, RecalledEntry, RecallQuery } from "./recall-query.ts";

export interface RecallParts {
  readonly segments: Segments;
  readonly meaning: Meaning;
  readonly concepts: Concepts;
}

const DEFAULT_DEPTH = 50;
const MOST = 200;
/** So many entries are enough to know how near any are. */
const SAMPLED = 2_000;

export async function runRecall(
  { segments, meaning, concepts }: RecallParts,
  tenant: string,
  query: RecallQuery,
): Promise<Recalled> {
  const { words = [], concepts: wanted = [], among } = query;
  const searched = [...new Set(query.kinds)].map((kind) => segments.use(tenant, kind));
  const question = await questionOf(meaning, query);
  const model = question !== null && "model" in question ? question.model : meaning.known;
  const postings = await Promise.all(
    searched.map(async (segment) => {
      await segment.refresh(model);
      return segment.postings(words);
    }),
  );
  const sought = wanted.map((concept) => ({
    ...concept,
    neighbours: concepts.neighbours(concept.id),
  }));
  const isWhole = among !== undefined;
  const ranked = await rankAll(searched, postings, { query, words, sought, question, isWhole });
  segments.trim();
  const depth = Math.min(Math.max(1, query.depth ?? DEFAULT_DEPTH), MOST);
  const found = (track: Track): RecalledEntry[] =>
    (ranked.lists.get(track) ?? [])
      .slice(0, depth)
      .map(({ segment, entry, score }) => ({ kind: segment.kind, id: entry.id, score }));
  return {
    found: { tag: found("tag"), semantic: found("semantic"), keyword: found("keyword") },
    entries: sumOf(searched, ({ roster }) => roster.size),
    passing: ranked.passing,
    with_vectors: sumOf(searched, ({ matrix }) => matrix?.size ?? 0),
    word_weights: ranked.weights,
    concept_weights: new Map(wanted.map(({ id }) => [id, weightOf(searched, id)])),
    average_length: averageLength(searched),
    background:
      question !== null && "vector" in question ? backgroundOf(searched, question.vector) : null,
  };
}

/** Null where there is no vector, or one of another model. */
async function questionOf(meaning: Meaning, { vector }: RecallQuery): Promise<Question | null> {
  if (vector === undefined) return null;
  const model = await meaning.ready().catch(() => null);
  const fits = model?.knows_meaning && model.model === vector.model;
  return model !== null && fits ? { model, vector: vector.values } : null;
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

function backgroundOf(segments: readonly Segment[], vector: Float32Array): Recalled["background"] {
  let [count, sum, squares] = [0, 0, 0];
  for (const { matrix } of segments) {
    const sampled = matrix?.background(vector, SAMPLED);
    count += sampled?.count ?? 0;
    sum += sampled?.sum ?? 0;
    squares += sampled?.squares ?? 0;
  }
  if (count === 0) return null;
  const mean = sum / count;
  return { mean, deviation: Math.sqrt(Math.max(0, squares / count - mean * mean)) };
}
