/**
 * What the network's numbers say: which words are clauses, what each clause does, which words are
 * arguments. The same as `decode` of `training/reader.py`.
 */

import type { Reference } from "../examples/turn.ts";
import type { Place } from "../reading/reading.ts";
import { type Act, decodeAct } from "./decode-act.ts";
import type { Window, Word } from "./encode-message.ts";
import { argmax, headOf, type Labels, softmax, splitHeads } from "./labels.ts";

/** The trained network. Each window and clause is run alone: in a batch, int8 rounds by its neighbours. */
export interface ReadingNetwork {
  /** Of each token in a row: its state, and the numbers of its heads. */
  encode(window: Window): Promise<{ readonly states: Float32Array; readonly tokens: Float32Array }>;
  /** Of a clause (the mean of its words, its first word, the whole): the numbers of its heads. */
  acts(clause: Float32Array): Promise<Float32Array>;
}

export interface Span {
  readonly name: string;
  readonly place: Place;
  readonly ref: Reference;
  readonly confidence: number;
}

export interface Clause extends Act {
  readonly place: Place;
  readonly spans: readonly Span[];
}

export interface DecodedWindow {
  readonly clauses: readonly Clause[];
  /** Those outside of all clauses. */
  readonly shared: readonly Span[];
}

export async function decodeWindow(
  network: ReadingNetwork,
  labels: Labels,
  product: string,
  window: Window,
): Promise<DecodedWindow> {
  const { words, ids } = window;
  const { states, tokens } = await network.encode(window);
  const stateAt = rowsOf(states, ids.length);
  const tokenAt = rowsOf(tokens, ids.length);
  const heads = words.map(({ place }) => splitHeads(tokenAt(place), labels.tokens));
  const spans = decodeSpans(words, heads, labels);
  const clauses: Clause[] = [];
  for (const own of clausesOf(words, heads)) {
    const acts = await network.acts(pool(own, stateAt));
    const place = placeOf(own);
    clauses.push({
      ...decodeAct(splitHeads(acts, labels.acts), labels, product),
      place,
      spans: spans.filter((span) => place[0] <= span.place[0] && span.place[1] <= place[1]),
    });
  }
  const isOutside = ({ place }: Span) =>
    clauses.every((clause) => place[1] <= clause.place[0] || clause.place[1] <= place[0]);
  return { clauses, shared: spans.filter(isOutside) };
}

type Heads = ReadonlyMap<string, Float32Array>;

function rowsOf(matrix: Float32Array, rows: number): (row: number) => Float32Array {
  const width = matrix.length / rows;
  return (row) => matrix.subarray(row * width, (row + 1) * width);
}

const placeOf = (words: readonly Word[]): Place => [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];

/** A message has at least one clause; words that belong to none are left out. */
function clausesOf(words: readonly Word[], heads: readonly Heads[]): (readonly Word[])[] {
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

function pool(words: readonly Word[], stateAt: (place: number) => Float32Array): Float32Array {
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

function decodeSpans(words: readonly Word[], heads: readonly Heads[], labels: Labels): Span[] {
  const found: Span[] = [];
  // The name of the span that the word before belongs to.
  let open = "";
  for (const [index, { start, end }] of words.entries()) {
    const head = heads[index] ?? new Map();
    const logits = headOf(head, "span");
    const best = argmax(logits);
    const label = labels.spans[best] ?? "O";
    const name = label.slice(2);
    const last = found.at(-1);
    if (label.startsWith("I-") && open === name && last) {
      found[found.length - 1] = { ...last, place: [last.place[0], end] };
    } else if (label !== "O") {
      const ref = labels.refs[argmax(headOf(head, "ref"))] ?? "name";
      const confidence = softmax(logits)[best] ?? 0;
      found.push({ name, place: [start, end], ref, confidence });
    }
    open = name;
  }
  return found;
}
