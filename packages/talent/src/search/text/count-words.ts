import { wordsOf } from "./words.ts";

/** A word in the title says more than one in the text. */
const TITLE_WEIGHT = 3;

export interface WordCounts {
  /** How often each word occurs, those of the title more than once. */
  readonly counts: ReadonlyMap<string, number>;
  /** The sum of them. */
  readonly length: number;
}

export function countWords(title: string, text: string): WordCounts {
  const counts = new Map<string, number>();
  let length = 0;
  const add = (source: string, weight: number) => {
    for (const { word } of wordsOf(source)) {
      counts.set(word, (counts.get(word) ?? 0) + weight);
      length += weight;
    }
  };
  add(title, TITLE_WEIGHT);
  add(text, 1);
  return { counts, length };
}
