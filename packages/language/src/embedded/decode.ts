/**
 * What the network's numbers say: which words are clauses, what each clause does, which words are
 * arguments. Clauses and acts are those of `decode` in `training/reader.py`; spans are decoded better here.
 */

import type { Place } from "../reading/reading.ts";
import { type Act, decodeAct } from "./decode-act.ts";
import { decodeSpans, type Heads, type Span } from "./decode-spans.ts";
import type { Window, Word } from "./encode-message.ts";
import { argmax, headOf, type Labels, splitHeads } from "./labels.ts";

/** The trained network. Each window and clause is run alone: in a batch, int8 rounds by its neighbours. */
export interface ReadingNetwork {
  /** Of each token in a row: its state, and the numbers of its heads. */
  encode(window: Window): Promise<{ readonly states: Float32Array; readonly tokens: Float32Array }>;
  /** Of a clause (the mean of its words, its first word, the whole): the numbers of its heads. */
  acts(clause: Float32Array): Promise<Float32Array>;
}

export interface Clause extends Act {
  readonly place: Place;
  readonly spans: readonly Span[];
}

export interface ProductTools {
  readonly product: string;
  /** The arguments of each tool that words of the message name. */
  readonly spans: Readonly<Record<string, readonly string[]>>;
}

export interface DecodedWindow {
  readonly clauses: readonly Clause[];
  /** Those outside of all clauses. */
  readonly shared: readonly Span[];
}

export async function decodeWindow(
  network: ReadingNetwork,
  labels: Labels,
  { product, spans: namesOf }: ProductTools,
  window: Window,
): Promise<DecodedWindow> {
  const { words, ids } = window;
  const { states, tokens } = await network.encode(window);
  const stateAt = rowsOf(states, ids.length);
  const tokenAt = rowsOf(tokens, ids.length);
  const heads = words.map(({ place }) => splitHeads(tokenAt(place), labels.tokens));
  const headsOf = (own: readonly Word[]) =>
    own.map((word) => heads[words.indexOf(word)] ?? new Map());
  const clauses: Clause[] = [];
  const found = clausesOf(words, heads);
  for (const own of found) {
    const acts = await network.acts(pool(own, stateAt));
    const act = decodeAct(splitHeads(acts, labels.acts), labels, product);
    const spans = decodeSpans(own, headsOf(own), labels, namesOf[act.tool] ?? []);
    clauses.push({ ...act, place: placeOf(own), spans });
  }
  const inside = new Set(found.flat());
  const outside = words.filter((word) => !inside.has(word));
  const names = [...new Set(Object.values(namesOf).flat())];
  return { clauses, shared: decodeSpans(outside, headsOf(outside), labels, names) };
}

export function rowsOf(matrix: Float32Array, rows: number): (row: number) => Float32Array {
  const width = matrix.length / rows;
  return (row) => matrix.subarray(row * width, (row + 1) * width);
}

export const placeOf = (words: readonly Word[]): Place => [
  words[0]?.start ?? 0,
  words.at(-1)?.end ?? 0,
];

/** A message has at least one clause; words that belong to none are left out. */
export function clausesOf(words: readonly Word[], heads: readonly Heads[]): (readonly Word[])[] {
  const clauses: Word[][] = [];
  let inside = false;
  for (const [index, word] of words.entries()) {
    const tag = argmax(headOf(heads[index] ?? new Map(), "clause"));
    if (tag === 1 || (tag === 2 && !inside)) clauses.push([word]);
    else if (tag === 2) clauses.at(-1)?.push(word);
    inside = tag > 0;
  }
  return clauses.length === 0 && words.length > 0 ? [words] : clauses;
}

export function pool(
  words: readonly Word[],
  stateAt: (place: number) => Float32Array,
): Float32Array {
  const first = stateAt(words[0]?.place ?? 0);
  const width = first.length;
  const pooled = new Float32Array(3 * width);
  for (const { place } of words) {
    const state = stateAt(place);
    for (let at = 0; at < width; at++) pooled[at] = (pooled[at] ?? 0) + (state[at] ?? 0);
  }
  for (let at = 0; at < width; at++) pooled[at] = (pooled[at] ?? 0) / words.length;
  pooled.set(first, width);
  pooled.set(stateAt(0), 2 * width);
  return pooled;
}
