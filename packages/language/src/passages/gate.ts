/**
 * A cheap first look at a passage: a linear model over words in a row, so that the network reads only what might be
 * addressed to a machine. Its weights are one byte for each hash (`model/gate.json`, made by `training/train-gate.ts`).
 */
import { z } from "zod";

export const GATE_SIZE = 1 << 16;

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

const TOKENS = /\p{Script=Han}|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;
const MOST_TOKENS = 400;

/**
 * Whether a passage deserves a closer look.
 * @param least the score that it takes
 */
export const isSuspicious = (text: string, gate: Gate, least = gate.threshold): boolean =>
  scoreOf(featuresOf(text), gate.weights) >= least;

export function scoreOf(features: readonly number[], weights: ArrayLike<number>): number {
  if (features.length === 0) return 0;
  const sum = features.reduce((total, at) => total + (weights[at] ?? 0), 0);
  return sum / Math.sqrt(features.length);
}

/** Hashes of words, and of two and three in a row. */
export function featuresOf(text: string): number[] {
  const folded = text.normalize("NFKC").toLowerCase();
  const tokens = [...folded.matchAll(TOKENS)].slice(0, MOST_TOKENS).map(([token]) => token);
  const features = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    const [second, third] = [tokens[at + 1], tokens[at + 2]];
    features.add(hashOf(token));
    if (second !== undefined) features.add(hashOf(`${token} ${second}`));
    if (second !== undefined && third !== undefined) {
      features.add(hashOf(`${token} ${second} ${third}`));
    }
  }
  return [...features];
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 16)) & (GATE_SIZE - 1);
}
