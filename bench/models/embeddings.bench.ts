/** How well the embedded sentence model finds what means the same in the other language. */
import { performance } from "node:perf_hooks";
import { type Embedder, hashedNgrams, SentenceEmbedder, similarity } from "@bole/models";
import { tradePairs } from "@bole/models/embedding-pairs";
import type { Report } from "../table.ts";

type Vectors = readonly Float32Array[];

export async function report(): Promise<Report> {
  const pairs = await tradePairs("test");
  const rows: string[][] = [];
  for (const [name, embedder] of [
    ["Bole's sentence model", new SentenceEmbedder()],
    ["hashed n-grams (the stand-in)", hashedNgrams()],
  ] as const) {
    rows.push([name, ...(await measure(embedder, pairs))]);
    await embedder.close();
  }
  return {
    title: "Finding a title, a skill or a sentence in the other language",
    about: `${pairs.length} pairs that the space was not fitted on; how often the right one of all ${pairs.length} comes first, and the mean of 1 / its rank. Loading takes place before the clock starts.`,
    head: ["system", "zh → en first", "rank", "en → zh first", "rank", "ms per text"],
    rows,
  };
}

async function measure(
  embedder: Embedder,
  pairs: readonly { readonly zh: string; readonly en: string }[],
): Promise<string[]> {
  await embedder.ready();
  const start = performance.now();
  const { vectors: zh } = await embedder.embed(pairs.map((pair) => pair.zh));
  const { vectors: en } = await embedder.embed(pairs.map((pair) => pair.en));
  const ms = (performance.now() - start) / (2 * pairs.length);
  return [...found(zh, en), ...found(en, zh), ms.toFixed(1)];
}

function found(from: Vectors, to: Vectors): [string, string] {
  const ranks = from.map((vector, index) => {
    const own = similarity(vector, to[index] ?? vector);
    return 1 + to.filter((other, at) => at !== index && similarity(vector, other) >= own).length;
  });
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const first = ranks.filter((rank) => rank === 1).length / ranks.length;
  return [first.toFixed(2), mean(ranks.map((rank) => 1 / rank)).toFixed(2)];
}
