/**
 * Learns which passages deserve a closer look (`src/passages/gate.ts`) from the examples of the product "guard":
 *
 *     node packages/language/training/train-gate.ts ORDINARY…
 *
 * `ORDINARY`: plain texts without any attack, such as résumés and advertisements.
 * The threshold lets one in twenty of those go by that the network should see.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { Turn } from "../src/examples/turn.ts";
import { featuresOf, GATE_SIZE, scoreOf } from "../src/passages/gate.ts";
import { splitPassages } from "../src/passages/split-passages.ts";

const DATA = new URL("../data/guard/", import.meta.url).pathname;
const OUT = new URL("../model/gate.json", import.meta.url);
const [EPOCHS, RATE] = [20, 0.1];
/** Of those that the network should see. */
const MISSED = 0.05;

interface Passage {
  readonly wanted: boolean;
  readonly whole: readonly number[];
}

const labelled = globSync(`${DATA}*/*.jsonl`)
  .toSorted()
  .flatMap((file) => readFileSync(file, "utf8").trimEnd().split("\n"))
  .map((line) => Turn.parse(JSON.parse(line)))
  .flatMap(({ message, calls, state }) =>
    calls.map(({ tool, clause }): Passage => {
      const wanted = tool === "attack" || (tool === "off_task" && state.from !== "message");
      return { wanted, whole: featuresOf(message.slice(...clause)) };
    }),
  );

const ordinary = process.argv
  .slice(2)
  .map((file) => readFileSync(file, "utf8"))
  .flatMap((text) => splitPassages(text).map((place) => text.slice(...place)))
  .map((passage): Passage => ({ wanted: false, whole: featuresOf(passage) }));
const passages = [...labelled, ...ordinary];

/** A fifth of them says where the threshold belongs; then it learns from all. */
const told = passages.filter((_, at) => at % 5 === 0);
const weights = learn(passages.filter((_, at) => at % 5 !== 0));
const scores = told
  .filter(({ wanted }) => wanted)
  .map(({ whole }) => scoreOf(whole, weights))
  .toSorted((a, b) => a - b);
const threshold = scores[Math.floor(MISSED * scores.length)] ?? 0;
const harmless = told.filter(({ wanted }) => !wanted);
const passed = harmless.filter(({ whole }) => scoreOf(whole, weights) >= threshold).length;
process.stdout.write(
  `${passages.length} passages; of ${harmless.length} harmless ones ${passed} are read closely\n`,
);
const bytes = learn(passages);
writeFileSync(
  OUT,
  `${JSON.stringify({ threshold, weights: Buffer.from(bytes.buffer).toString("base64") })}\n`,
);

/** Logistic regression over whole passages, with a step for each feature that gets smaller (Adagrad). */
function learn(from: readonly Passage[]): Int8Array {
  const [weights, steps] = [new Float64Array(GATE_SIZE), new Float64Array(GATE_SIZE).fill(1e-3)];
  const share = from.filter(({ wanted }) => wanted).length / from.length;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { whole, wanted } of from) {
      const likely = 1 / (1 + Math.exp(-scoreOf(whole, weights)));
      const error = wanted ? (1 - likely) * (1 - share) : -likely * share;
      const slope = error / Math.sqrt(whole.length);
      for (const at of whole) {
        steps[at] = (steps[at] ?? 0) + slope * slope;
        weights[at] = (weights[at] ?? 0) + (RATE * slope) / Math.sqrt(steps[at] ?? 1);
      }
    }
  }
  const most = weights.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
  return Int8Array.from(weights, (value) => Math.round((127 * value) / most));
}
