/** What a sentence is judged by: its meaning, how the reader's network sees it, and its short runs of words. */
import { folded } from "@bole/language/text";

export const RUNS = 4096;
const LONGEST_RUN = 3;
const WORD = /[\p{Script=Latin}']+|\p{Script=Han}/gu;

export interface Features {
  readonly meaning: Float32Array;
  readonly state: Float32Array;
  /** Places among `RUNS`. */
  readonly runs: readonly number[];
}

/** Places of the runs of one to three words, each once. */
export function runsOf(sentence: string): number[] {
  const words = folded(sentence).match(WORD) ?? [];
  const places = new Set<number>();
  for (let length = 1; length <= LONGEST_RUN; length++)
    for (let at = 0; at + length <= words.length; at++)
      places.add(placeOf(words.slice(at, at + length).join(" ")));
  return [...places];
}

function placeOf(run: string): number {
  let hash = 2166136261;
  for (let at = 0; at < run.length; at++)
    hash = Math.imul(hash ^ run.charCodeAt(at), 16777619) >>> 0;
  return hash % RUNS;
}

/** A judge for each kind of feature; their log-odds are added up. */
export interface Weights {
  readonly meaning: Float32Array;
  readonly state: Float32Array;
  readonly runs: Float32Array;
  readonly bias: number;
}

/** How much a sentence speaks for a risk to life. */
export const scoreOf = ({ meaning, state, runs }: Features, weights: Weights): number =>
  weights.bias +
  product(meaning, weights.meaning) +
  product(state, weights.state) +
  sumOf(runs, weights.runs);

export function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

export function sumOf(places: readonly number[], weights: Float32Array): number {
  let sum = 0;
  for (const place of places) sum += weights[place] ?? 0;
  return places.length === 0 ? 0 : sum / Math.sqrt(places.length);
}
