/**
 * Learns from `data/examples.tsv`, and from the ordinary turns of the reader's examples, which sentences show a risk
 * to life: a logistic regression each over meaning, states of the reader and runs of words.
 *
 *     node packages/career/src/distress/build-weights.ts
 *
 * Prints how it does on sentences that it has not seen, then learns from all and writes `data/weights.json`.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { EMPTY_STATE, type ReadCall } from "@bole/language";
import { openEmbeddedReader, openSentenceStates } from "@bole/language/embedded";
import { SentenceEmbedder } from "@bole/models";
import { z } from "zod";
import { levelOf } from "./assess-distress.ts";
import { type Features, product, RUNS, runsOf, scoreOf, sumOf, type Weights } from "./features.ts";

const TURNS = new URL("../../../language/data/career/", import.meta.url).pathname;
const OUT = new URL("data/weights.json", import.meta.url);
const [EPOCHS, RATE, DECAY] = [30, 0.15, 1e-5];
/** There are far more ordinary sentences: every fourth will do. */
const [EVERY, ORDINARY] = [4, 1];
const BATCH = 256;
const FOLDS = 5;
/** Risks are few, and missing one is worse. */
const RARE = 2;

const Turn = z.object({
  message: z.string(),
  calls: z.array(z.object({ tool: z.string(), clause: z.tuple([z.int(), z.int()]) })),
});

interface Sentence {
  readonly text: string;
  readonly risk: boolean;
  readonly weight: number;
  /** `risk`, `strain` or `plain` where it was written for this; `turn` out of the reader's examples. */
  readonly label: string;
}

const told = readFileSync(new URL("data/examples.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line): Sentence => {
    const [label = "plain", text = ""] = line.split("\t");
    return { text, risk: label === "risk", weight: label === "risk" ? RARE : 1, label };
  });
const ordinary = globSync(`${TURNS}*/*.jsonl`)
  .toSorted()
  .flatMap((file) => readFileSync(file, "utf8").trimEnd().split("\n"))
  .map((line) => Turn.parse(JSON.parse(line)))
  .filter(({ calls }) => calls.every(({ tool }) => tool !== "care"))
  .flatMap(({ message, calls }) => calls.map(({ clause }) => message.slice(...clause)))
  .filter((_, at) => at % EVERY === 0)
  .map((text): Sentence => ({ text, risk: false, weight: ORDINARY, label: "turn" }));

const embedder = new SentenceEmbedder();
const states = openSentenceStates("career");
const reader = openEmbeddedReader();
const stage = { kind: "stage", id: "story", label: "story" };
const state = { ...EMPTY_STATE, focus: { stage } };
const sentences = [...told, ...ordinary];
const rows: (Sentence & Features & { readonly calls: readonly ReadCall[] })[] = [];
for (let at = 0; at < sentences.length; at += BATCH) {
  const part = sentences.slice(at, at + BATCH);
  const texts = part.map(({ text }) => text);
  const meanings = (await embedder.embed(texts)).vectors;
  const seen = await states.of(texts);
  for (const [nth, sentence] of part.entries())
    rows.push({
      ...sentence,
      meaning: meanings[nth] ?? new Float32Array(),
      state: seen[nth] ?? new Float32Array(),
      runs: runsOf(sentence.text),
      calls: (await reader.read({ product: "career", message: sentence.text, state, records: {} }))
        .calls,
    });
}
await embedder.close();
await states.close();
await reader.close();
type Row = (typeof rows)[number];

// Each fifth is judged by what was learned from the other four: the bounds in `assess-distress.ts` come from this.
const judged = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
  const trial = learn(rows.filter((_, at) => at % FOLDS !== fold));
  return rows
    .filter((_, at) => at % FOLDS === fold)
    .map((row) => ({ ...row, score: scoreOf(row, trial) }));
});
const levelled = judged.map((row) => ({ ...row, level: levelOf(row.text, row.score, row.calls) }));
for (const label of ["risk", "strain", "plain", "turn"]) {
  const own = levelled.filter((row) => row.label === label);
  const counts = Object.entries(Object.groupBy(own, ({ level }) => level));
  const shares = counts.map(([level, list]) => `${list.length} ${level}`).join(", ");
  process.stdout.write(`${label}: ${shares} of ${own.length}\n`);
}
for (const { score, text, label, level } of levelled.toSorted((a, b) => b.score - a.score))
  if (label !== "risk" && (level === "risk" || level === "unsure"))
    process.stdout.write(`${score.toFixed(1)} ${level}, but ${label}: ${text}\n`);
const { bias, ...parts } = learn(rows);
const packed = Object.entries(parts).map(([name, values]) => [
  name,
  Buffer.from(values.buffer).toString("base64"),
]);
writeFileSync(OUT, `${JSON.stringify({ bias, ...Object.fromEntries(packed) })}\n`);

function learn(from: readonly Row[]): Weights {
  const width = (part: "meaning" | "state") => Math.max(...from.map((row) => row[part].length));
  const by = (part: "meaning" | "state") =>
    learned(
      from,
      width(part),
      (row, weights) => product(row[part], weights),
      (row, slope, step) => {
        for (let at = 0; at < row[part].length; at++) step(at, slope * (row[part][at] ?? 0));
      },
    );
  const [meaning, state] = [by("meaning"), by("state")];
  const runs = learned(
    from,
    RUNS,
    (row, weights) => sumOf(row.runs, weights),
    (row, slope, step) => {
      for (const at of row.runs) step(at, slope / Math.sqrt(row.runs.length));
    },
  );
  const bias = meaning.bias + state.bias + runs.bias;
  return { meaning: meaning.weights, state: state.weights, runs: runs.weights, bias };
}

/** A step for each weight that gets smaller (Adagrad). */
function learned(
  from: readonly Row[],
  size: number,
  scored: (row: Row, weights: Float32Array) => number,
  spread: (row: Row, slope: number, step: (at: number, slope: number) => void) => void,
): { weights: Float32Array<ArrayBuffer>; bias: number } {
  const weights = new Float32Array(size);
  const steps = new Float32Array(size).fill(1e-3);
  let [bias, biasStep] = [0, 1e-3];
  const step = (at: number, slope: number) => {
    const pulled = slope - DECAY * (weights[at] ?? 0);
    steps[at] = (steps[at] ?? 0) + pulled * pulled;
    weights[at] = (weights[at] ?? 0) + (RATE * pulled) / Math.sqrt(steps[at] ?? 1);
  };
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (let nth = 0; nth < from.length; nth++) {
      // Neighbours are alike: a stride that is prime to the count mixes them.
      const row = from[(nth * 7919) % from.length];
      if (row === undefined) continue;
      const score = scored(row, weights) + bias;
      const slope = ((row.risk ? 1 : 0) - 1 / (1 + Math.exp(-score))) * row.weight;
      spread(row, slope, step);
      biasStep += slope * slope;
      bias += (RATE * slope) / Math.sqrt(biasStep);
    }
  return { weights, bias };
}
