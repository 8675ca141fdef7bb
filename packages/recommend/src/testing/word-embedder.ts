/** A stand-in for the sentence model: texts are near that share words, also those of the other language. */
import type { Embedder, EmbeddingModel } from "@bole/models";
import { wordsOf } from "@bole/talent";

const DIMENSIONS = 256;
const SAME = new Map(
  [
    ["视觉", "vision"],
    ["海洋", "marin"],
    ["护理", "nurs"],
    ["护士", "nurs"],
    ["支付", "payment"],
    ["机器", "machin"],
    ["学习", "learn"],
    ["教学", "teach"],
    ["老师", "teach"],
  ].map(([zh = "", en = ""]) => [zh, en]),
);

export interface WordEmbedder extends Embedder {
  /** Called before each answer: throws to make trouble. */
  before: () => void;
}

export function wordEmbedder(model = "words@1"): WordEmbedder {
  const described: EmbeddingModel = { model, dimensions: DIMENSIONS, knows_meaning: true };
  const embedder: WordEmbedder = {
    before: () => undefined,
    ready: async () => {
      embedder.before();
      return described;
    },
    embed: async (texts) => {
      embedder.before();
      return { ...described, vectors: texts.map(vectorOf) };
    },
    close: async () => undefined,
  };
  return embedder;
}

function vectorOf(text: string): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  for (const { word } of wordsOf(text)) {
    const axis = hashOf(SAME.get(word) ?? word) % DIMENSIONS;
    vector[axis] = (vector[axis] ?? 0) + 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

function hashOf(word: string): number {
  let hash = 7;
  for (const sign of word) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
}
