/**
 * The likeliest tags of a line's words, taken together: a tag seldom changes inside of a name, and
 * often at a sign that divides. Viterbi's algorithm finds the best of all sequences.
 */
import type { Word } from "./features/words.ts";
import type { Rows } from "./network/layers.ts";

/** What a change of the tag costs between two words, in units of the network's logarithms. */
const COST = { sign: 0, comma: 0.3, blank: 3.5, nothing: 8 } as const;

export interface DecodedTag {
  readonly tag: number;
  /** How sure the network is of this word, from 0 to 1. */
  readonly sure: number;
}

export function decodeTags(words: readonly Word[], outputs: Rows): DecodedTag[] {
  const { width } = outputs;
  const chances = words.map((_, row) => logarithms(outputs, row));
  const from: number[][] = [];
  let best = chances[0] ?? [];
  for (let row = 1; row < words.length; row += 1) {
    const cost = costBetween(words[row - 1], words[row]);
    const last = best;
    const top = last.reduce((high, value, at) => (value > (last[high] ?? 0) ? at : high), 0);
    const back: number[] = [];
    best = (chances[row] ?? []).map((chance, tag) => {
      const [stay, change] = [last[tag] ?? 0, (last[top] ?? 0) - cost];
      back.push(stay >= change ? tag : top);
      return chance + Math.max(stay, change);
    });
    from.push(back);
  }
  let tag = best.reduce((high, value, at) => (value > (best[high] ?? 0) ? at : high), 0);
  const tags: DecodedTag[] = [];
  for (let row = words.length - 1; row >= 0; row -= 1) {
    tags.unshift({ tag: tag < width ? tag : 0, sure: Math.exp(chances[row]?.[tag] ?? -9) });
    tag = from[row - 1]?.[tag] ?? 0;
  }
  return tags;
}

function logarithms({ values, width }: Rows, row: number): number[] {
  const own = Array.from(values.subarray(row * width, (row + 1) * width));
  const sum = own.reduce((all, value) => all + Math.exp(value), 0);
  return own.map((value) => value - Math.log(sum));
}

function costBetween(before: Word | undefined, word: Word | undefined): number {
  if (before === undefined || word === undefined) return 0;
  const signs = before.key + word.key;
  if (isSign(before) || isSign(word)) {
    if (/[,、]/.test(signs)) return COST.comma;
    // "O'Neill", "B.Sc.", "Rhein-Main" and "R&D" are one.
    const inside = /['.&/-]/.test(signs) && before.end === word.start;
    return inside ? COST.nothing : COST.sign;
  }
  return before.end < word.start ? COST.blank : COST.nothing;
}

const isSign = ({ key }: Word) => !/[\p{L}\p{N}]/u.test(key);
