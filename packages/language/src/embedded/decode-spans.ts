/**
 * Which words name an argument: the likeliest row of labels in which a span that goes on has begun (Viterbi),
 * among the arguments that the tool has.
 */
import type { Reference } from "../examples/turn.ts";
import type { Place } from "../reading/reading.ts";
import type { Word } from "./encode-message.ts";
import { argmax, headOf, type Labels, softmax } from "./labels.ts";
import { spanMarginals } from "./span-marginals.ts";

export interface Span {
  readonly name: string;
  readonly place: Place;
  readonly ref: Reference;
  readonly confidence: number;
}

export type Heads = ReadonlyMap<string, Float32Array>;

/** @param names the arguments that may be named */
export function decodeSpans(
  words: readonly Word[],
  heads: readonly Heads[],
  labels: Labels,
  names: readonly string[],
): Span[] {
  const rows = heads.map((head) => softmax(headOf(head, "span")));
  const allowed = [...labels.spans.keys()].filter(
    (at) => at === 0 || names.includes(labels.spans[at]?.slice(2) ?? ""),
  );
  const marginals = spanMarginals(rows, labels.spans, allowed);
  const logs = rows.map((one) => one.map((p) => Math.log(p + 1e-9)));
  const row = likeliestRow(logs, labels.spans, allowed);
  const found: Span[] = [];
  for (let from = 0; from < words.length; ) {
    const label = labels.spans[row[from] ?? 0] ?? "O";
    let to = from + 1;
    if (label !== "O") {
      while (to < words.length && labels.spans[row[to] ?? 0] === `I-${label.slice(2)}`) to++;
      found.push({
        name: label.slice(2),
        place: [words[from]?.start ?? 0, words[to - 1]?.end ?? 0],
        ref: refOf(heads.slice(from, to), labels),
        confidence: Math.min(
          1,
          ...marginals.slice(from, to).map((one, i) => one[row[from + i] ?? 0] ?? 0),
        ),
      });
    }
    from = to;
  }
  return found;
}

function likeliestRow(
  logs: readonly Float32Array[],
  spans: readonly string[],
  allowed: readonly number[],
): number[] {
  const place = new Map(spans.map((label, at) => [label, at]));
  let scores = new Map<number, number>();
  const steps: Map<number, number>[] = [];
  for (const [index, log] of logs.entries()) {
    const [best = 0, most = 0] = [...scores].reduce(
      (a, b) => (b[1] > a[1] ? b : a),
      [0, -Infinity],
    );
    const next = new Map<number, number>();
    const from = new Map<number, number>();
    for (const at of allowed) {
      const label = spans[at] ?? "O";
      const own = log[at] ?? 0;
      if (!label.startsWith("I-")) {
        next.set(at, own + (index === 0 ? 0 : most));
        from.set(at, best);
        continue;
      }
      const begun = place.get(`B-${label.slice(2)}`) ?? at;
      const before = (scores.get(at) ?? -Infinity) > (scores.get(begun) ?? -Infinity) ? at : begun;
      next.set(at, own + (scores.get(before) ?? -Infinity));
      from.set(at, before);
    }
    steps.push(from);
    scores = next;
  }
  let [at] = [...scores].reduce((a, b) => (b[1] > a[1] ? b : a), [0, -Infinity]);
  const row: number[] = [];
  for (const from of steps.toReversed()) {
    row.unshift(at);
    at = from.get(at) ?? 0;
  }
  return row;
}

/** What all its words say together. */
function refOf(heads: readonly Heads[], labels: Labels): Reference {
  const sum = new Float32Array(labels.refs.length);
  for (const head of heads) {
    for (const [at, p] of softmax(headOf(head, "ref")).entries())
      sum[at] = (sum[at] ?? 0) + Math.log(p + 1e-9);
  }
  return labels.refs[argmax(sum)] ?? "name";
}
