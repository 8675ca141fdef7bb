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
import { simplify } from "@bole/language/text";
import { SentenceEmbedder } from "@bole/models";
import { z } from "zod";
import { allCases } from "../casebook/case.ts";
import { sentencesIn } from "../facts/sentences.ts";
import { levelOf } from "./assess-distress.ts";
import { boundsOf } from "./bounds.ts";
import { type Features, runsOf, scoreOf } from "./features.ts";
import { learn } from "./learn.ts";
import { packed } from "./stored-weights.ts";

const TURNS = new URL("../../../language/data/career/", import.meta.url).pathname;
const OUT = new URL("data/weights.json", import.meta.url);
/** There are far more ordinary sentences: every fourth will do. */
const [EVERY, ORDINARY] = [4, 1];
const BATCH = 256;
const FOLDS = 5;
/** Of a case. */
const STORIES = 7;
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
  /** `risk`, `strain` or `plain` where it was written for this; `turn` out of the reader's examples, `story` out of a case. */
  readonly label: string;
  /** The story that it stands in. */
  readonly message?: number;
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

const stories = (["zh", "en"] as const)
  .flatMap((language) => allCases(language).flatMap((one) => one.stories))
  .flatMap((story, message) =>
    sentencesIn(simplify(story)).map(
      ({ text }): Sentence => ({ text, message, risk: false, weight: ORDINARY, label: "story" }),
    ),
  );

const embedder = new SentenceEmbedder();
const states = openSentenceStates("career");
const reader = openEmbeddedReader();
const stage = { kind: "stage", id: "story", label: "story" };
const state = { ...EMPTY_STATE, focus: { stage } };
const sentences = [...told, ...ordinary, ...stories];
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

/** All stories of a case stand in one fold. */
const foldOf = ({ message }: Sentence, at: number): number =>
  message === undefined ? at % FOLDS : Math.floor(message / STORIES) % FOLDS;

// Each fifth is judged by what was learned from the other four: the bounds come from this.
const judged = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
  const trial = learn(rows.filter((row, at) => foldOf(row, at) !== fold));
  return rows
    .filter((row, at) => foldOf(row, at) === fold)
    .map((row) => ({ ...row, score: scoreOf(row, trial) }));
});
const bounds = boundsOf(judged);
process.stdout.write(`${JSON.stringify(bounds)}\n`);
const levelled = judged.map((row) => ({
  ...row,
  level: levelOf(row.text, row.score, row.calls, bounds),
}));
for (const label of ["risk", "strain", "plain", "turn", "story"]) {
  const own = levelled.filter((row) => row.label === label);
  const counts = Object.entries(Object.groupBy(own, ({ level }) => level));
  const shares = counts.map(([level, list]) => `${list.length} ${level}`).join(", ");
  process.stdout.write(`${label}: ${shares} of ${own.length}\n`);
}
for (const { score, text, label, level } of levelled.toSorted((a, b) => b.score - a.score))
  if (label !== "risk" && (level === "risk" || level === "unsure"))
    process.stdout.write(`${score.toFixed(1)} ${level}, but ${label}: ${text}\n`);
writeFileSync(OUT, packed({ weights: learn(rows), bounds }));
