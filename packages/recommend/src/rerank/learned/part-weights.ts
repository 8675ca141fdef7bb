/**
 * How a part of the score is made of what was measured. The weights are learned from graded questions
 * (`bench/recommend/training`); none is below 0, so that more in common never counts for less.
 */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { FEATURES } from "../features.ts";

const PartWeights = z.object({
  /** The lower, the more a single measure must say by itself before the part grows. */
  bias: z.number(),
  weights: z.record(z.string(), z.number().min(0)),
});
export type PartWeights = z.infer<typeof PartWeights>;

const Weights = z.object({
  tag: PartWeights,
  semantic: PartWeights,
  keyword: PartWeights,
  /** What is left of all parts for each limit that is broken. */
  left: z.record(z.string(), z.number().min(0).max(1)),
});
export type Weights = z.infer<typeof Weights>;

let loaded: Weights | null = null;
export function partWeights(): Weights {
  const file = new URL("data/part-weights.json", import.meta.url);
  loaded ??= Weights.parse(JSON.parse(readFileSync(file, "utf8")));
  return loaded;
}

/** From 0, where nothing is in common, to 1, where all is that can be compared. */
export function learnedPart(
  part: keyof typeof FEATURES,
  features: Readonly<Record<string, number | undefined>>,
  weights: Weights = partWeights(),
): number {
  const { bias, weights: of } = weights[part];
  let [found, most] = [0, 0];
  for (const name of FEATURES[part]) {
    const value = features[name];
    if (value === undefined) continue;
    found += (of[name] ?? 0) * value;
    most += of[name] ?? 0;
  }
  const none = sigmoid(bias);
  return most === 0 ? 0 : (sigmoid(bias + found) - none) / (sigmoid(bias + most) - none);
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));
