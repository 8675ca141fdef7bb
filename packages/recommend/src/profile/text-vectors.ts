/**
 * Vectors of texts, each made once. Titles come again and again, and a wish is read as a whole, in clauses and together
 * with what else was said; one text takes the model longer than all that is done with its vector.
 */
import type { Embedder } from "@bole/models";

/** About 1 kB each. */
const MOST_KEPT = 20_000;

export class TextVectors {
  readonly #embedder: Pick<Embedder, "embed">;
  readonly #most: number;
  /** Those that were asked for last stand last. */
  readonly #kept = new Map<string, ArrayLike<number>>();
  #model: string | null = null;

  constructor(embedder: Pick<Embedder, "embed">, most = MOST_KEPT) {
    this.#embedder = embedder;
    this.#most = most;
  }

  /** Of each text its own, as the model gives it. */
  async of(texts: readonly string[], signal?: AbortSignal): Promise<ArrayLike<number>[]> {
    const found = new Map<string, ArrayLike<number>>();
    for (const text of texts) {
      const known = this.#kept.get(text);
      if (known !== undefined) found.set(text, known);
    }
    const unknown = [...new Set(texts)].filter((text) => !found.has(text));
    if (unknown.length > 0) {
      const options = signal === undefined ? {} : { signal };
      const { model, vectors } = await this.#embedder.embed(unknown, options);
      // What was broken off has vectors that are empty.
      signal?.throwIfAborted();
      if (this.#model !== model) {
        this.#kept.clear();
        this.#model = model;
        if (found.size > 0) return this.of(texts, signal);
      }
      for (const [at, text] of unknown.entries()) found.set(text, vectors[at] ?? []);
    }
    this.#keep(found);
    return texts.map((text) => found.get(text) ?? []);
  }

  #keep(found: ReadonlyMap<string, ArrayLike<number>>): void {
    for (const [text, vector] of found) {
      this.#kept.delete(text);
      this.#kept.set(text, vector);
    }
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) return;
      this.#kept.delete(oldest);
    }
  }
}
