/**
 * Learns from `data/examples.tsv` what clauses say: a logistic regression with one row of weights for each kind.
 *
 *     node packages/career/src/clauses/build-weights.ts
 *
 * Prints precision and recall on stories that it has not seen, then learns from all and writes `data/weights.json`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { openSentenceStates } from "@bole/language/embedded";
import { SentenceEmbedder } from "@bole/models";
import { z } from "zod";
import { ASKED, ClauseKind } from "./clause-kind.ts";
import { inputOf, likelihoodsOf } from "./judge-clauses.ts";

const DATA = new URL("data/", import.meta.url);
const [EPOCHS, RATE, DECAY, BATCH, FOLDS] = [14, 0.1, 2e-4, 256, 5];
const Row = z.tuple([z.string(), z.enum(ASKED), ClauseKind, z.string()]);

const told = readFileSync(new URL("examples.tsv", DATA), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => Row.parse(line.split("\t")));
const embedder = new SentenceEmbedder();
const states = openSentenceStates("career");
const rows: { story: number; kind: number; input: Float32Array; text: string }[] = [];
const stories = [...new Set(told.map(([story]) => story))];
for (let from = 0; from < told.length; from += BATCH) {
  const part = told.slice(from, from + BATCH);
  const texts = part.map(([, , , text]) => text);
  const meanings = (await embedder.embed(texts)).vectors;
  const seen = await states.of(texts);
  for (const [at, [story, asked, kind, text]] of part.entries()) {
    const features = {
      meaning: meanings[at] ?? new Float32Array(),
      state: seen[at] ?? new Float32Array(),
    };
    rows.push({
      ...{ story: stories.indexOf(story), kind: ClauseKind.options.indexOf(kind), text },
      input: inputOf(features, asked),
    });
  }
}
await embedder.close();
await states.close();

const judged = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
  const trial = learn(rows.filter(({ story }) => story % FOLDS !== fold));
  return rows
    .filter(({ story }) => story % FOLDS === fold)
    .map((row) => ({ ...row, likely: likelihoodsOf(row.input, trial) }));
});
for (const sure of [0, 0.5, 0.65])
  for (const [kind, name] of ClauseKind.options.entries()) {
    const found = judged.filter(
      ({ likely }) => likely.indexOf(Math.max(...likely)) === kind && (likely[kind] ?? 0) >= sure,
    );
    const right = found.filter((row) => row.kind === kind).length;
    const all = judged.filter((row) => row.kind === kind).length;
    process.stdout.write(`from ${sure}: ${name} ${right} of ${found.length} found, ${all} there\n`);
  }
const weights = learn(rows).map((row) => Buffer.from(row.buffer).toString("base64"));
writeFileSync(
  new URL("weights.json", DATA),
  `${JSON.stringify({ kinds: ClauseKind.options, weights })}\n`,
);

/** Steps that get smaller for each weight (Adagrad). */
function learn(from: typeof rows): Float32Array<ArrayBuffer>[] {
  const width = rows[0]?.input.length ?? 0;
  const table = ClauseKind.options.map(() => new Float32Array(width));
  const steps = ClauseKind.options.map(() => new Float32Array(width).fill(1e-2));
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (let nth = 0; nth < from.length; nth++) {
      // Neighbours are alike: a stride that is prime to the count mixes them.
      const row = from[(nth * 7919) % from.length];
      if (row === undefined) continue;
      const likely = likelihoodsOf(row.input, table);
      for (const [kind, own] of table.entries()) {
        const slope = (kind === row.kind ? 1 : 0) - (likely[kind] ?? 0);
        const step = steps[kind] ?? own;
        for (let at = 0; at < width; at++) {
          const pulled = slope * (row.input[at] ?? 0) - DECAY * (own[at] ?? 0);
          step[at] = (step[at] ?? 0) + pulled * pulled;
          own[at] = (own[at] ?? 0) + (RATE * pulled) / Math.sqrt(step[at] ?? 1);
        }
      }
    }
  return table;
}
