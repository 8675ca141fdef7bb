/** A stand-in for the sentence model that knows the meaning of a few words in two languages. */
import type { Embedder, EmbeddingModel } from "@bole/models";

const MEANINGS = [
  /pay(ment|s)?\b|支付|收款/giu,
  /search|检索|搜索/giu,
  /nurs(e|ing)|护理|护士/giu,
  /account(ing|ant)|会计|财务/giu,
  /teach(er|ing)?|教师|老师|教学/giu,
  /garden|园艺|花园/giu,
];
const DIMENSIONS = 32;

export interface MeaningEmbedder extends Embedder {
  /** What it was given, one text after the other. */
  readonly texts: string[];
  /** Called before each answer: throws or waits to make trouble. */
  before: (texts: readonly string[]) => void | Promise<void>;
}

export function meaningEmbedder(model = "meaning@1"): MeaningEmbedder {
  const described: EmbeddingModel = { model, dimensions: DIMENSIONS, knows_meaning: true };
  const embedder: MeaningEmbedder = {
    texts: [],
    before: () => undefined,
    ready: async () => described,
    embed: async (texts) => {
      await embedder.before(texts);
      embedder.texts.push(...texts);
      return { ...described, vectors: texts.map(vectorOf) };
    },
    close: async () => undefined,
  };
  return embedder;
}

function vectorOf(text: string): Float32Array {
  const vector = new Float32Array(DIMENSIONS).fill(-0.05);
  for (const [axis, pattern] of MEANINGS.entries()) {
    vector[axis] = (text.match(pattern)?.length ?? 0) > 0 ? 1 : -0.05;
  }
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
