import { type Onnx, openOnnx } from "@bole/language/onnx";
import { EMBED_TEXTS, SENTENCE_DIMENSIONS, SENTENCE_MODEL_NAME } from "@bole/language/sentence";
import { modelErrors } from "../errors.ts";
import type { Embedder, EmbeddingModel } from "./embedder.ts";

export const SENTENCE_MODEL: EmbeddingModel = {
  model: SENTENCE_MODEL_NAME,
  dimensions: SENTENCE_DIMENSIONS,
  knows_meaning: true,
};

/**
 * The sentence model that ships with Bole: titles, skills and texts of all languages in one space, on this machine, in
 * the ONNX thread, which starts with the first text. `ready` rejects where it is not installed.
 */
export class SentenceEmbedder implements Embedder {
  #onnx: Onnx | null = null;
  #ready: Promise<EmbeddingModel> | null = null;

  ready(): Promise<EmbeddingModel> {
    if (this.#ready) return this.#ready;
    const ready = this.#run([]).then(() => SENTENCE_MODEL);
    this.#ready = ready;
    ready.catch(() => {
      if (this.#ready === ready) this.#ready = null;
    });
    return ready;
  }

  async embed(texts: readonly string[], { signal }: { readonly signal?: AbortSignal } = {}) {
    await this.ready();
    const vectors = await this.#run(texts, signal);
    return { ...SENTENCE_MODEL, vectors: rowsOf(vectors, texts.length) };
  }

  async close(): Promise<void> {
    const onnx = this.#onnx;
    this.#onnx = null;
    this.#ready = null;
    await onnx?.close();
  }

  async #run(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array> {
    this.#onnx ??= openOnnx();
    try {
      return await this.#onnx.run(EMBED_TEXTS, [texts], { signal });
    } catch (error) {
      signal?.throwIfAborted();
      throw unavailable(error instanceof Error ? error.message : String(error));
    }
  }
}

const rowsOf = (vectors: Float32Array, count: number): Float32Array[] =>
  Array.from({ length: count }, (_, row) =>
    vectors.slice(row * SENTENCE_MODEL.dimensions, (row + 1) * SENTENCE_MODEL.dimensions),
  );

const unavailable = (why: string) =>
  modelErrors.error("embedder-unavailable", `The embedded sentence model cannot be used: ${why}.`);
