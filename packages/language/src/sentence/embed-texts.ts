/** Texts as vectors of length 1, whatever their language. Runs in the ONNX thread. */
import { readFile } from "node:fs/promises";
import { MODEL_FOLDER } from "../embedded/manifest.ts";
import { createWordPieces } from "../embedded/word-pieces.ts";
import type { OnnxContext } from "../onnx/onnx-job.ts";
import type { OnnxRuntime } from "../onnx/runtime.ts";
import { SENTENCE_DIMENSIONS } from "./sentence-model.ts";
import { sentencesOf } from "./sentences-of.ts";

/** Longer texts are cut. */
const MOST_TOKENS = 128;
/** Full-width letters and ligatures are unknown to the vocabulary; punctuation is known as it is. */
const LETTERS = /[\p{L}\p{N}]+/gu;

type Embed = (text: string) => Promise<Float32Array>;

/** @returns all vectors in a row; those that nobody waits for any more are left empty, as are those without words */
export async function embedTexts(
  { runtime, once, signal }: OnnxContext,
  texts: readonly string[],
): Promise<Float32Array> {
  const embed = await once("sentence model", () => loadModel(runtime));
  const vectors = new Float32Array(texts.length * SENTENCE_DIMENSIONS);
  for (const [place, text] of texts.entries()) {
    if (signal.aborted) break;
    vectors.set(await embed(text), place * SENTENCE_DIMENSIONS);
  }
  return vectors;
}

/**
 * The model was trained on titles, skills and sentences: of a longer text, the mean of its sentences finds
 * more than the text as a whole. A long sentence counts for more than a short one, but not as much as it is longer.
 */
async function loadModel(runtime: OnnxRuntime): Promise<Embed> {
  const [network, vocabulary] = await Promise.all([
    // The fused layer takes longer than its parts do.
    runtime.open(new URL("sentence.onnx", MODEL_FOLDER), ["SkipLayerNormFusion"]),
    readFile(new URL("vocabulary.txt", MODEL_FOLDER), "utf8"),
  ]);
  const pieces = createWordPieces(vocabulary.replace(/\n$/, "").split("\n"));
  return async (text) => {
    const sum = new Float32Array(SENTENCE_DIMENSIONS);
    let room = MOST_TOKENS - 2;
    for (const sentence of sentencesOf(text)) {
      if (room <= 0) break;
      const plain = sentence.replaceAll(LETTERS, (letters) => letters.normalize("NFKC"));
      const own = pieces.encode(plain, room).slice(0, room);
      room -= own.length;
      const vector = await read([pieces.cls, ...own.map(({ id }) => id), pieces.separator]);
      for (const [at, value] of vector.entries())
        sum[at] = (sum[at] ?? 0) + value * Math.sqrt(own.length);
    }
    const length = Math.hypot(...sum) || 1;
    return sum.map((value) => value / length);
  };

  /** One at a time: in a batch, int8 rounds by its largest number, and a vector would depend on its neighbours. */
  async function read(ids: readonly number[]): Promise<Float32Array> {
    const shape = [1, ids.length];
    const { vectors } = await network.run({
      ids: { data: ids, shape },
      mask: { data: new Float32Array(ids.length).fill(1), shape },
    });
    if (!vectors) throw new Error("sentence.onnx gives no vectors");
    return vectors;
  }
}
