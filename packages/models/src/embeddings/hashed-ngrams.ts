import type { Embedder } from "./embedder.ts";
import { normalise } from "./vector.ts";

const DIMENSIONS = 256;
const MODEL = {
  model: "hashed-ngrams-256@1",
  dimensions: DIMENSIONS,
  knows_meaning: false,
} as const;

/**
 * What stands in where the sentence model is not installed: words, parts of words and Han pairs,
 * hashed into a vector. It finds texts that share words, in one language; it knows no meaning.
 */
export function hashedNgrams(): Embedder {
  return {
    ready: async () => MODEL,
    embed: async (texts, { signal } = {}) => {
      signal?.throwIfAborted();
      return { ...MODEL, vectors: texts.map(hashedVector) };
    },
    close: async () => undefined,
  };
}

function hashedVector(text: string): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  for (const [feature, weight] of featuresOf(text)) {
    const hash = fnv1a(feature);
    const place = hash % DIMENSIONS;
    // The sign keeps two features that fall into one place from always adding up.
    vector[place] = (vector[place] ?? 0) + (hash & 0x8000_0000 ? -weight : weight);
  }
  return normalise(vector);
}

/** Han signs in a row, or a word; names such as c++, c# and node.js stay whole. */
const RUNS =
  /\p{Script=Han}+|(?!\p{Script=Han})[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{N}+#.])*/gu;

function* featuresOf(text: string): Generator<readonly [string, number]> {
  const plain = text.normalize("NFKC").toLowerCase();
  for (const [run] of plain.matchAll(RUNS)) {
    if (/^\p{Script=Han}/u.test(run)) {
      const signs = [...run];
      for (const sign of signs) yield [sign, 0.5];
      for (let at = 0; at + 1 < signs.length; at++) yield [`${signs[at]}${signs[at + 1]}`, 1];
    } else {
      yield [run, 1];
      const padded = `^${run}$`;
      for (let at = 0; at + 3 <= padded.length; at++) yield [padded.slice(at, at + 3), 0.4];
    }
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  }
  return hash >>> 0;
}
