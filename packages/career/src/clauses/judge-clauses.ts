/** How likely each kind is for a clause: a linear judge over the sentence model and the reader's states, trained on told stories. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { ASKED, type Asked, ClauseKind } from "./clause-kind.ts";

export interface ClauseFeatures {
  readonly meaning: Float32Array;
  readonly state: Float32Array;
}

export type Likelihoods = Readonly<Record<ClauseKind, number>>;

const LENGTH = 4;

/** Both vectors at the same length, then what was asked, then a constant. */
export function inputOf({ meaning, state }: ClauseFeatures, asked: Asked): Float32Array {
  return Float32Array.from([
    ...scaled(meaning),
    ...scaled(state),
    ...ASKED.map((one) => (one === asked ? 1 : 0)),
    1,
  ]);
}

function scaled(vector: Float32Array): Float32Array {
  const norm = Math.hypot(...vector) || 1;
  return vector.map((value) => (value * LENGTH) / norm);
}

/** @param weights one row for each kind */
export function likelihoodsOf(input: Float32Array, weights: readonly Float32Array[]): number[] {
  const scores = weights.map((row) => {
    let sum = 0;
    for (let at = 0; at < input.length; at++) sum += (input[at] ?? 0) * (row[at] ?? 0);
    return sum;
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/** Null where the sentence model that the judge was trained with is not there. */
export function judgeClause(features: ClauseFeatures, asked: Asked): Likelihoods | null {
  const rows = weights();
  const input = inputOf(features, asked);
  if (input.length !== rows[0]?.length) return null;
  const likely = likelihoodsOf(input, rows);
  const of = (kind: ClauseKind) => likely[ClauseKind.options.indexOf(kind)] ?? 0;
  return Likely.parse(Object.fromEntries(ClauseKind.options.map((kind) => [kind, of(kind)])));
}
const Likely = z.record(ClauseKind, z.number());

/** The likeliest kind, and how likely it is. */
export function likeliest(likely: Likelihoods): {
  readonly kind: ClauseKind;
  readonly sure: number;
} {
  const [kind = "other"] = ClauseKind.options.toSorted((a, b) => likely[b] - likely[a]);
  return { kind, sure: likely[kind] };
}

const Stored = z.object({ kinds: z.array(ClauseKind), weights: z.array(z.base64()) });
let stored: readonly Float32Array[] | undefined;

function weights(): readonly Float32Array[] {
  if (stored !== undefined) return stored;
  const file = readFileSync(new URL("data/weights.json", import.meta.url), "utf8");
  const { kinds, weights: rows } = Stored.parse(JSON.parse(file));
  stored = ClauseKind.options.map(
    (kind) =>
      new Float32Array(
        Uint8Array.from(Buffer.from(rows[kinds.indexOf(kind)] ?? "", "base64")).buffer,
      ),
  );
  return stored;
}
