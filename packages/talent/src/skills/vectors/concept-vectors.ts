/**
 * Concepts that a text is about without naming them, by nearest vectors. Those of the embedded model
 * come with Bole; for another model they are computed once, when the first text is compared.
 */
import type { Embedder, EmbeddingModel } from "@bole/models";
import { talentErrors } from "../../errors.ts";
import { taxonomy } from "../taxonomy/taxonomy.ts";
import { computeVectors } from "./compute-vectors.ts";
import { hashOfTexts } from "./embedded-texts.ts";
import { readVectorFile } from "./vector-file.ts";

export interface NearConcept {
  readonly id: string;
  /**
   * How far the concept stands out among all, in standard deviations. Similarities of a Chinese and
   * of an English text have different heights: compare places, and no score with a fixed limit.
   */
  readonly score: number;
}

export interface NearConcepts {
  /** The nearest first. */
  readonly concepts: readonly NearConcept[];
  /** Why there are none. */
  readonly note: string | null;
}

export interface ConceptVectors {
  /** @param query a text, or its vector by the same model */
  nearest(
    query: string | Float32Array,
    limit: number,
    options?: { readonly signal?: AbortSignal },
  ): Promise<NearConcepts>;
}

export function createConceptVectors(embedder: Embedder): ConceptVectors {
  let made: Promise<Float32Array> | null = null;
  const vectorsOf = (model: EmbeddingModel) => {
    made ??= load(embedder, model).catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
  return {
    nearest: async (query, limit, { signal } = {}) => {
      const model = await embedder.ready();
      if (!model.knows_meaning) return none("The embedding model compares words, not meanings.");
      const vector = await vectorFor(embedder, model, query, signal);
      if (vector.every((value) => value === 0)) return none("The text has no words.");
      return { concepts: rank(await vectorsOf(model), vector, limit), note: null };
    },
  };
}

const none = (note: string): NearConcepts => ({ concepts: [], note });

async function load(embedder: Embedder, { model }: EmbeddingModel): Promise<Float32Array> {
  const { rows } = taxonomy();
  const file = await readVectorFile();
  const fits = file.model === model && file.sha256 === hashOfTexts(rows);
  return fits ? file.vectors : computeVectors(embedder, rows);
}

async function vectorFor(
  embedder: Embedder,
  { model, dimensions }: EmbeddingModel,
  query: string | Float32Array,
  signal: AbortSignal | undefined,
): Promise<Float32Array> {
  if (typeof query === "string") {
    const { vectors } = await embedder.embed([query], signal ? { signal } : {});
    return vectors[0] ?? new Float32Array(dimensions);
  }
  if (query.length === dimensions) return query;
  throw talentErrors.error(
    "vector-of-another-model",
    `A vector of ${query.length} numbers cannot be compared with those of ${model}, which have ${dimensions}.`,
  );
}

function rank(vectors: Float32Array, query: Float32Array, limit: number): NearConcept[] {
  const { rows } = taxonomy();
  const similarities = rows.map((_, place) => {
    let sum = 0;
    const start = place * query.length;
    for (let at = 0; at < query.length; at++) sum += (query[at] ?? 0) * (vectors[start + at] ?? 0);
    return sum;
  });
  const mean = average(similarities);
  const deviation = Math.sqrt(average(similarities.map((value) => (value - mean) ** 2))) || 1;
  return rows
    .map(({ id }, place) => ({ id, score: ((similarities[place] ?? 0) - mean) / deviation }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit);
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
