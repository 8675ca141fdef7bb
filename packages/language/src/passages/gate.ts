/**
 * A cheap first look at a passage: a linear model over words in a row, so that the network reads only what might be
 * addressed to a machine. Its weights are one byte for each hash (`model/gate.json`, made by `training/train-gate.ts`).
 */
import { z } from "zod";
import { tokensOf } from "./tokens.ts";

export const GATE_SIZE = 1 << 18;

export const GateFile = z.object({
  /** From this score on the network looks at it. */
  threshold: z.number(),
  /** One signed byte for each hash. */
  weights: z
    .base64()
    .transform((text) => new Int8Array(Buffer.from(text, "base64")))
    .refine(({ length }) => length === GATE_SIZE),
});
export type Gate = z.output<typeof GateFile>;

const MOST_TOKENS = 400;

/** Whether a passage deserves a closer look. */
export const isSuspicious = (text: string, gate: Gate): boolean =>
  scoreOf(featuresOf(text), gate.weights) >= gate.threshold;

export function scoreOf(features: readonly number[], weights: ArrayLike<number>): number {
  if (features.length === 0) return 0;
  const sum = features.reduce((total, at) => total + (weights[at] ?? 0), 0);
  return sum / Math.sqrt(features.length);
}

/** Hashes of words, and of two and three in a row (FNV-1a, which goes on where it stopped). */
export function featuresOf(text: string): number[] {
  const folded = text.normalize("NFKC").toLowerCase();
  const tokens = tokensOf(folded, MOST_TOKENS);
  const features: number[] = [];
  turn += 1;
  for (let at = 0; at < tokens.length; at += 2) {
    let hash = 0x811c9dc5;
    for (let next = at; next < Math.min(at + 6, tokens.length); next += 2) {
      if (next > at) hash = withCode(hash, SPACE);
      const end = tokens[next + 1] ?? 0;
      for (let char = tokens[next] ?? 0; char < end; char += 1) {
        hash = withCode(hash, folded.charCodeAt(char));
      }
      const feature = (hash ^ (hash >>> 16)) & (GATE_SIZE - 1);
      if (seen[feature] === turn) continue;
      seen[feature] = turn;
      features.push(feature);
    }
  }
  return features;
}

/** In which turn a hash was met last: a set that need not be emptied. */
const seen = new Float64Array(GATE_SIZE);
let turn = 0;
const SPACE = 0x20;
const withCode = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);
