/**
 * How near some entries of every language are to a question, whatever they are about. A recommendation asks for this
 * three times with one vector: by meaning, in the places that it names, and of those that it judges.
 */
import type { Centre, Middle } from "../memory/centre.ts";
import type { VectorMatrix } from "../memory/vector-matrix.ts";
import type { LanguageView } from "./language-view.ts";

/** Questions that are asked at the same time. */
const MOST_KEPT = 8;

export interface Seen {
  readonly matrix: VectorMatrix;
  readonly view: LanguageView;
}

interface Kept {
  readonly query: Float32Array;
  readonly samples: readonly number[];
}

/** By the middles, of which there are others as soon as an entry or a vector changes. */
const kept = new WeakMap<readonly Middle[], Kept[]>();

/** @param centres of one question: one for each of the middles */
export function nearnessSamples(
  seen: readonly Seen[],
  middles: readonly Middle[],
  centres: readonly Centre[],
): readonly number[] {
  const query = centres[0]?.query;
  if (query === undefined) return [];
  const before = kept.get(middles) ?? [];
  const known = before.find((one) => isSame(one.query, query));
  if (known !== undefined) return known.samples;
  const samples: number[] = [];
  for (const { matrix, view } of seen) {
    for (const { similarity } of matrix.around(centres, view.groups, view.compared)) {
      samples.push(similarity);
    }
  }
  kept.set(middles, [{ query, samples }, ...before].slice(0, MOST_KEPT));
  return samples;
}

const isSame = (one: Float32Array, other: Float32Array): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);
