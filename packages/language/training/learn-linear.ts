/** Logistic regression over hashed features, and how its weights are stored. */
import { scoresOf, softmax } from "../src/linear/scores.ts";
import { seeded, shuffled } from "./seeded.ts";

const [EPOCHS, RATE, SEED] = [40, 0.5, 7];

export interface LinearExample {
  /** The index of its label. */
  readonly label: number;
  readonly features: readonly number[];
}

/** With a step for each feature that gets smaller (Adagrad). */
export function learnLinear(
  from: readonly LinearExample[],
  labels: number,
  size: number,
): Float64Array[] {
  const rows = () => Array.from({ length: labels }, () => new Float64Array(size));
  const [weights, steps] = [rows(), rows()];
  const random = seeded(SEED);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { features, label } of shuffled(from, random)) {
      // Words are left out at random, so that no single one decides.
      const seen = features.filter(() => random() > 0.2);
      const likely = softmax(scoresOf(seen, weights));
      weights.forEach((row, at) => {
        const slope = ((at === label ? 1 : 0) - (likely[at] ?? 0)) / Math.sqrt(seen.length || 1);
        const step = steps[at];
        for (const feature of seen) {
          if (step === undefined) continue;
          step[feature] = (step[feature] ?? 0) + slope * slope;
          row[feature] =
            (row[feature] ?? 0) + (RATE * slope) / Math.sqrt((step[feature] ?? 0) + 1e-3);
        }
      });
    }
  }
  return weights;
}

/** As `linearFile` reads it. */
export function linearFileOf(weights: readonly Float64Array[]) {
  const most = Math.max(...weights.map((row) => row.reduce((a, b) => Math.max(a, Math.abs(b)), 0)));
  const bytes = weights.map((row) =>
    Int8Array.from(row, (value) => Math.round((127 * value) / most)),
  );
  return {
    scale: most / 127,
    weights: bytes.map((row) => Buffer.from(row.buffer).toString("base64")),
  };
}
