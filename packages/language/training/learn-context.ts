/** Logistic regression over passages of texts; of a text of which only the whole is labelled, the likeliest counts. */

import { seeded, shuffled } from "./seeded.ts";

/** What was made of the passages of a text that deserve a closer look. */
export interface Seen {
  readonly passages: readonly Float32Array[];
  readonly wanted: boolean;
  /** Which of them hold the order; null where that is not known. */
  readonly isOrder: readonly boolean[] | null;
}

export interface Judge {
  readonly weights: Float32Array;
  readonly bias: number;
}

const [EPOCHS, BATCH, RATE, DECAY] = [8, 256, 1e-3, 3e-3];

export function scoreOf(features: Float32Array, { weights, bias }: Judge): number {
  let sum = bias;
  for (let at = 0; at < weights.length; at++) sum += (weights[at] ?? 0) * (features[at] ?? 0);
  return sum;
}

interface Row {
  readonly features: Float32Array;
  readonly target: number;
}

/** Adam, over features of like spread; what is returned takes them as they are. */
export function learn(texts: readonly Seen[]): Judge {
  const all = texts.flatMap(({ passages }) => passages);
  const width = all[0]?.length ?? 0;
  const { mean, spread } = spreadOf(all, width);
  const scaled = new Map(
    all.map((row) => [row, row.map((value, at) => (value - (mean[at] ?? 0)) / (spread[at] ?? 1))]),
  );
  const weights = new Float32Array(width);
  const [first, second] = [new Float32Array(width + 1), new Float32Array(width + 1)];
  let bias = 0;
  let step = 0;
  const move = (at: number, slope: number): number => {
    first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
    second[at] = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope;
    const [one, two] = [
      (first[at] ?? 0) / (1 - 0.9 ** step),
      (second[at] ?? 0) / (1 - 0.999 ** step),
    ];
    return (RATE * one) / (Math.sqrt(two) + 1e-8);
  };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rows = shuffled(rowsOf(texts, scaled, { weights, bias }, epoch === 0), seeded(epoch + 1));
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      const slopes = new Float32Array(width);
      let own = 0;
      for (const { features, target } of batch) {
        const error = 1 / (1 + Math.exp(-scoreOf(features, { weights, bias }))) - target;
        for (let at = 0; at < width; at++)
          slopes[at] = (slopes[at] ?? 0) + error * (features[at] ?? 0);
        own += error;
      }
      step += 1;
      for (let at = 0; at < width; at++) {
        const slope = (slopes[at] ?? 0) / batch.length + DECAY * (weights[at] ?? 0);
        weights[at] = (weights[at] ?? 0) - move(at, slope);
      }
      bias -= move(width, own / batch.length);
    }
  }
  const plain = weights.map((weight, at) => weight / (spread[at] ?? 1));
  const shift = plain.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), 0);
  return { weights: plain, bias: bias - shift };
}

function rowsOf(
  texts: readonly Seen[],
  scaled: ReadonlyMap<Float32Array, Float32Array>,
  judge: Judge,
  isFirst: boolean,
): Row[] {
  return texts.flatMap(({ passages, wanted, isOrder }) => {
    const rows = passages.map((passage) => scaled.get(passage) ?? passage);
    if (isOrder !== null || !wanted || isFirst)
      return rows.map((features, at) => {
        const target = isOrder === null ? wanted : isOrder[at] === true;
        return { features, target: target ? 1 : 0 };
      });
    const [likeliest] = rows.toSorted((a, b) => scoreOf(b, judge) - scoreOf(a, judge));
    return likeliest === undefined ? [] : [{ features: likeliest, target: 1 }];
  });
}

function spreadOf(rows: readonly Float32Array[], width: number) {
  const [mean, spread] = [new Float64Array(width), new Float64Array(width)];
  for (const row of rows)
    for (let at = 0; at < width; at++) mean[at] = (mean[at] ?? 0) + (row[at] ?? 0) / rows.length;
  for (const row of rows)
    for (let at = 0; at < width; at++)
      spread[at] = (spread[at] ?? 0) + ((row[at] ?? 0) - (mean[at] ?? 0)) ** 2 / rows.length;
  return { mean, spread: spread.map((value) => Math.sqrt(value) + 1e-5) };
}
