/** A logistic regression for each kind of feature. */
import { type Features, product, RUNS, sumOf, type Weights } from "./features.ts";

const [EPOCHS, RATE, DECAY] = [30, 0.15, 1e-5];

interface Row extends Features {
  readonly risk: boolean;
  readonly weight: number;
}

export function learn(from: readonly Row[]): Weights {
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
