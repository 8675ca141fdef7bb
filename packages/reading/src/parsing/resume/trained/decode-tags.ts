/**
 * The likeliest tags of the words of one head, taken together (Viterbi's algorithm). A tag seldom changes
 * inside of a name, an entry has one company and one position, and which of them comes first is the
 * same in all entries of a document.
 */
import type { Word } from "./features/words.ts";

/** What a change of the tag costs between two words, in units of the network's logarithms. */
const COST = { sign: 0, comma: 0.3, blank: 2.5, nothing: 8 } as const;

/** Two tags, each of one stretch of words, in their order. */
export type Order = readonly [first: number, second: number];

export interface HeadWord {
  readonly word: Word;
  /** Logarithms of how likely each tag is. */
  readonly chances: readonly number[];
  /** Begins a line; `wrapped` if the one before was full. */
  readonly line: "begins" | "wrapped" | "same";
}

export interface Decoded {
  readonly tags: readonly number[];
  readonly score: number;
}

/** Neither was seen, the first was, the second was. */
const PHASES = 3;

/** @param order undefined where tags may come as often as they like */
export function decodeTags(words: readonly HeadWord[], order: Order | undefined): Decoded {
  const width = words[0]?.chances.length ?? 0;
  const phases = order ? PHASES : 1;
  const count = width * phases;
  let scores: number[] = new Array(count).fill(Number.NEGATIVE_INFINITY);
  const from: Int16Array[] = [];
  for (const [row, head] of words.entries()) {
    const cost = row === 0 ? 0 : costBetween(words[row - 1]?.word, head);
    const next: number[] = new Array(count).fill(Number.NEGATIVE_INFINITY);
    const back = new Int16Array(count).fill(-1);
    const reach = (state: number, score: number, before: number) => {
      const all = score + (head.chances[state % width] ?? -99);
      if (all <= (next[state] ?? 0)) return;
      next[state] = all;
      back[state] = before;
    };
    if (row === 0) for (let tag = 0; tag < width; tag += 1) reach(entered(tag, 0), 0, -1);
    else
      for (let state = 0; state < count; state += 1) {
        const score = scores[state] ?? Number.NEGATIVE_INFINITY;
        if (score === Number.NEGATIVE_INFINITY) continue;
        const [own, phase] = [state % width, Math.floor(state / width)];
        for (let tag = 0; tag < width; tag += 1) {
          const stays = tag === own && (head.line !== "begins" || !isOnce(tag));
          if (stays) reach(state, score, state);
          else {
            const to = entered(tag, phase);
            if (to >= 0) reach(to, score - cost, state);
          }
        }
      }
    from.push(back);
    scores = next;
  }
  let state = scores.reduce((high, value, at) => (value > (scores[high] ?? 0) ? at : high), 0);
  const score = words.length === 0 ? 0 : (scores[state] ?? 0);
  const tags: number[] = [];
  for (let row = words.length - 1; row >= 0; row -= 1) {
    tags.unshift(state % width);
    state = from[row]?.[state] ?? 0;
  }
  return { tags, score };

  function isOnce(tag: number): boolean {
    return order?.includes(tag) ?? false;
  }

  /** The state of a tag that begins in this phase; -1 where it may not. */
  function entered(tag: number, phase: number): number {
    if (tag === order?.[0]) return phase === 0 ? width + tag : -1;
    if (tag === order?.[1]) return phase < 2 ? 2 * width + tag : -1;
    return phase * width + tag;
  }
}

function costBetween(before: Word | undefined, { word, line }: HeadWord): number {
  if (before === undefined || line === "begins") return 0;
  const signs = before.key + word.key;
  if (isSign(before) || isSign(word)) {
    if (/[,、]/.test(signs)) return COST.comma;
    // "O'Neill", "B.Sc.", "Rhein-Main" and "R&D" are one.
    const inside = /['.&/-]/.test(signs) && before.end === word.start;
    return inside ? COST.nothing : COST.sign;
  }
  return before.end < word.start || line === "wrapped" ? COST.blank : COST.nothing;
}

const isSign = ({ key }: Word) => !/[\p{L}\p{N}]/u.test(key);
