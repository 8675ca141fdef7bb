/** The embedder as the index uses it: what it is, once that is known, and a question as a vector. */
import { type Alarm, errorText, soonEnough } from "@bole/base";
import type { Embedder, EmbeddingModel } from "@bole/models";

/** Nobody waits longer for one of three tracks. */
const PATIENCE_MS = 5_000;

export type Question =
  | { readonly model: EmbeddingModel; readonly vector: Float32Array }
  | { readonly unavailable: string };

export class Meaning {
  readonly embedder: Embedder;
  readonly #alarm: Alarm;
  #known: EmbeddingModel | null = null;

  constructor(embedder: Embedder, alarm: Alarm) {
    this.embedder = embedder;
    this.#alarm = alarm;
  }

  /** Null before it is loaded, and if it cannot be. */
  get known(): EmbeddingModel | null {
    return this.#known;
  }

  async ready(): Promise<EmbeddingModel> {
    try {
      this.#known = await this.embedder.ready();
      return this.#known;
    } catch (error) {
      this.#known = null;
      throw error;
    }
  }

  /** Never fails: what is wrong is said in words. */
  async ask(q: string): Promise<Question> {
    const patience = new AbortController();
    try {
      return await soonEnough(this.#alarm, PATIENCE_MS, this.#embed(q, patience.signal), () => {
        patience.abort();
        return { unavailable: "The embedding model takes too long." };
      });
    } catch (error) {
      return { unavailable: errorText(error) };
    }
  }

  async #embed(q: string, signal: AbortSignal): Promise<Question> {
    const model = await this.ready();
    if (!model.knows_meaning) {
      return { unavailable: `${model.model} compares words, not what they mean.` };
    }
    const { vectors } = await this.embedder.embed([q], { signal });
    const [vector] = vectors;
    return vector ? { model, vector } : { unavailable: `${model.model} gave no vector.` };
  }
}
