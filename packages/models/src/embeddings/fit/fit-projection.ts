/**
 * Fits `embedded/data/projection.f32` anew: `node fit-projection.ts <sentences.tsv>`, some twenty
 * minutes. The file of sentences (English, tab, Chinese; Tatoeba's was used) is not part of Bole.
 * Says how often the translation of a sentence that was kept out is found among 1,000.
 */
import { writeFile } from "node:fs/promises";
import { openRuntime } from "@bole/language/onnx";
import type { ModelLanguage } from "../embedded/model-files.ts";
import { PROJECTION_FILE, type Projection, project } from "../embedded/projection.ts";
import { loadSentenceModels, type SentenceModels } from "../embedded/sentence-models.ts";
import { similarity } from "../vector.ts";
import { canonical } from "./canonical.ts";
import {
  dictionaryPairs,
  type Pair,
  sentencePairs,
  tradePairs,
  withoutRepeats,
} from "./read-pairs.ts";

const KEPT_OUT = 1_000;
/** Ours are few, and matter most. */
const TRADE_WEIGHT = 5;

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("Say where the sentences are.");

const trade = await tradePairs("fit");
const sentences = withoutRepeats([...trade, ...(await sentencePairs(path))]).slice(trade.length);
const every = Math.floor(sentences.length / KEPT_OUT);
const keptOut = sentences.filter((_, index) => index % every === 0).slice(0, KEPT_OUT);
const used = sentences.filter((pair) => !keptOut.includes(pair));
const tested = new Set((await tradePairs("test")).map(({ zh }) => zh));
const words = dictionaryPairs().filter(({ zh }) => !tested.has(zh));
const training = withoutRepeats([...trade, ...used, ...words]);

const models = await loadSentenceModels(await openRuntime());
const weighted = <T>(vectors: readonly T[]) => [
  ...Array.from({ length: TRADE_WEIGHT - 1 }, () => vectors.slice(0, trade.length)).flat(),
  ...vectors,
];
const zh = weighted(await read(models, "zh", training));
const en = weighted(await read(models, "en", training));
const projections = canonical(zh, en);
await writeFile(PROJECTION_FILE, bytesOf(projections));

const [left, right] = await Promise.all([
  projected("zh", projections[0]),
  projected("en", projections[1]),
]);
process.stdout.write(
  `${training.length} pairs; found among ${keptOut.length} others: ` +
    `zh → en ${accuracy(left, right)}, en → zh ${accuracy(right, left)}\n`,
);

async function projected(language: ModelLanguage, projection: Projection) {
  const vectors = await read(models, language, keptOut);
  return vectors.map((vector) => project(vector, projection));
}

async function read(
  models: SentenceModels,
  language: ModelLanguage,
  pairs: readonly Pair[],
): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  for (const pair of pairs) vectors.push(await models(language, pair[language]));
  return vectors;
}

function accuracy(from: readonly Float32Array[], to: readonly Float32Array[]): number {
  const right = from.filter((vector, index) => {
    const own = similarity(vector, to[index] ?? vector);
    return to.every((other, place) => place === index || similarity(vector, other) < own);
  });
  return right.length / from.length;
}

function bytesOf(projections: readonly Projection[]): Buffer {
  const parts = projections.flatMap(({ mean, matrix }) => [mean, matrix]);
  return Buffer.concat(
    parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  );
}
