/** What is asked, as a vector, and the concepts that are near it. Without a model that knows meaning: nothing. */
import type { Embedder } from "@bole/models";
import { type ConceptVectors, createConceptVectors } from "@bole/talent";
import type { WantedConcept } from "../state/profile.ts";
import { TextVectors } from "./text-vectors.ts";

export interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

export interface Meant {
  /** Empty where there is no model, or nothing to embed. */
  readonly vector: number[];
  readonly model: string | null;
  /** Why there is none. */
  readonly note: string | null;
}

/** A concept that is only meant counts for less than one that is named. */
const MEANT = 0.15;
const MOST_MEANT = 3;
/** With a new model all concepts are embedded first; nobody waits for that. */
const PATIENCE_MS = 300;
/** Nor longer for the model itself. */
const MODEL_PATIENCE_MS = 5_000;

/** What gives texts a meaning: here, or asked for from a thread. */
export type Means = Pick<Meaning, "of" | "conceptsNear">;

export class Meaning {
  readonly #embedder: Embedder;
  readonly #concepts: ConceptVectors;
  readonly #vectors: TextVectors;

  constructor(embedder: Embedder, concepts: ConceptVectors = createConceptVectors(embedder)) {
    this.#embedder = embedder;
    this.#concepts = concepts;
    this.#vectors = new TextVectors(embedder);
  }

  /** One vector of several texts. Never fails: what is wrong is said in words. */
  async of(texts: readonly WeightedText[], signal?: AbortSignal): Promise<Meant> {
    const said = texts.filter(({ text }) => text.trim() !== "");
    if (said.length === 0) return { vector: [], model: null, note: null };
    try {
      return await within(MODEL_PATIENCE_MS, this.#embed(said, signal), () => ({
        vector: [],
        model: null,
        note: "the embedding model takes too long",
      }));
    } catch (error) {
      signal?.throwIfAborted();
      const note = error instanceof Error ? error.message : String(error);
      return { vector: [], model: null, note };
    }
  }

  async #embed(said: readonly WeightedText[], signal: AbortSignal | undefined): Promise<Meant> {
    const { model, knows_meaning } = await this.#embedder.ready();
    if (!knows_meaning) {
      return { vector: [], model: null, note: `${model} compares words, not meanings` };
    }
    const vectors = await this.#vectors.of(
      said.map(({ text }) => text),
      signal,
    );
    const sum = new Float64Array(vectors[0]?.length ?? 0);
    for (const [place, vector] of vectors.entries()) {
      const weight = said[place]?.weight ?? 0;
      for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
    }
    const length = Math.hypot(...sum) || 1;
    // Five digits are more than a stored vector has.
    const vector = Array.from(sum, (value) => Math.round((value / length) * 1e5) / 1e5);
    return { vector, model, note: null };
  }

  /** Of each text its own, of length one; none where there is no model. */
  async vectorsOf(texts: readonly string[]): Promise<Float32Array[]> {
    try {
      const { knows_meaning } = await this.#embedder.ready();
      return knows_meaning ? (await this.#vectors.of(texts)).map(unit) : [];
    } catch {
      return [];
    }
  }

  /** Concepts that a wish means without naming them. */
  async conceptsNear(
    { vector, model }: Meant,
    known: ReadonlySet<string>,
  ): Promise<WantedConcept[]> {
    if (model === null) return [];
    const asked = this.#concepts
      .nearest(Float32Array.from(vector), MOST_MEANT)
      .then(({ concepts }) => concepts)
      .catch(() => []);
    const near = await within(PATIENCE_MS, asked, () => []);
    const best = near[0]?.score ?? 1;
    return near
      .filter(({ id }) => !known.has(id))
      .map(({ id, score }) => ({ id, weight: (MEANT * score) / best, from: "meaning" }));
  }
}

const unit = (vector: ArrayLike<number>): Float32Array => {
  const length = Math.hypot(...Array.from(vector)) || 1;
  return Float32Array.from(vector, (value) => value / length);
};

async function within<T>(ms: number, promised: Promise<T>, otherwise: () => T): Promise<T> {
  const { promise: late, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(otherwise()), ms);
  try {
    return await Promise.race([promised, late]);
  } finally {
    clearTimeout(timer);
  }
}
