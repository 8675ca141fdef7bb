/**
 * Learns which passages deserve a closer look (`src/passages/gate.ts`) from the examples of the product "guard":
 *
 *     node packages/language/training/train-gate.ts ORDINARY…
 *
 * `ORDINARY`: plain texts without any attack, such as résumés and advertisements (`SOURCES.md` names those it was
 * trained with). The threshold lets one in five clauses go by that the network should see: attacks
 * have several, and rules stand beside it. Of strangers' attacks one in twelve goes by whole.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { Turn } from "../src/examples/turn.ts";
import { featuresOf, GATE_SIZE, scoreOf } from "../src/passages/gate.ts";
import { A_FEW_SENTENCES, splitPassages } from "../src/passages/split-passages.ts";
import { seeded, shuffled } from "./seeded.ts";

const DATA = new URL("../data/guard/", import.meta.url).pathname;
const OUT = new URL("../model/gate.json", import.meta.url);
const [EPOCHS, RATE, SEED] = [12, 0.1, 7];
/** Of those that the network should see. */
const MISSED = 0.2;
/** Of a hundred thousand weights the hundred largest are cut, so that a byte tells the others apart. */
const CUT = 0.999;

/** What stands together, in the passages that the gate gets to see. */
interface Text {
  readonly wanted: boolean;
  readonly passages: readonly (readonly number[])[];
}

const textOf = (words: string, wanted: boolean): Text => ({
  wanted,
  passages: splitPassages(words, A_FEW_SENTENCES).map((place) => featuresOf(words.slice(...place))),
});

const labelled = globSync(`${DATA}*/*.jsonl`)
  .toSorted()
  .flatMap((file) => readFileSync(file, "utf8").trimEnd().split("\n"))
  .map((line) => Turn.parse(JSON.parse(line)))
  .flatMap(({ message, calls, state }) =>
    calls.map(({ tool, clause }) => {
      const wanted = tool === "attack" || (tool === "off_task" && state.from !== "message");
      return textOf(message.slice(...clause), wanted);
    }),
  );

const ordinary = process.argv
  .slice(2)
  .map((file) => readFileSync(file, "utf8"))
  .flatMap((text) => text.split("\n\n").map((part) => textOf(part, false)));
const texts = [...labelled, ...ordinary];

/** A fifth of them says where the threshold belongs; then it learns from all. */
const told = texts.filter((_, at) => at % 5 === 0);
const weights = learn(texts.filter((_, at) => at % 5 !== 0));
const highest = ({ passages }: Text) => Math.max(...passages.map((one) => scoreOf(one, weights)));
const scores = told
  .filter(({ wanted }) => wanted)
  .map(highest)
  .toSorted((a, b) => a - b);
const threshold = scores[Math.floor(MISSED * scores.length)] ?? 0;
const harmless = told.filter(({ wanted }) => !wanted).flatMap(({ passages }) => passages);
const passed = harmless.filter((one) => scoreOf(one, weights) >= threshold).length;
process.stdout.write(
  `${texts.length} texts; of ${harmless.length} harmless passages ${passed} are read closely\n`,
);
const bytes = learn(texts);
writeFileSync(
  OUT,
  `${JSON.stringify({ threshold, weights: Buffer.from(bytes.buffer).toString("base64") })}\n`,
);

/** Logistic regression over passages, with a step for each feature that gets smaller (Adagrad). */
function learn(from: readonly Text[]): Int8Array {
  const all = from.flatMap(({ passages, wanted }) => passages.map((one) => ({ one, wanted })));
  const [weights, steps] = [new Float64Array(GATE_SIZE), new Float64Array(GATE_SIZE).fill(1e-3)];
  const share = all.filter(({ wanted }) => wanted).length / all.length;
  const random = seeded(SEED);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { one, wanted } of shuffled(all, random)) {
      const likely = 1 / (1 + Math.exp(-scoreOf(one, weights)));
      const error = wanted ? (1 - likely) * (1 - share) : -likely * share;
      const slope = error / Math.sqrt(one.length);
      for (const at of one) {
        steps[at] = (steps[at] ?? 0) + slope * slope;
        weights[at] = (weights[at] ?? 0) + (RATE * slope) / Math.sqrt(steps[at] ?? 1);
      }
    }
  }
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .toSorted();
  const most = sizes[Math.floor(CUT * sizes.length)] ?? 1;
  return Int8Array.from(weights, (value) =>
    Math.round(127 * Math.max(-1, Math.min(1, value / most))),
  );
}
