/** A document as the network reads it: lines with their looks, and words with their features. */
import { rangesOf } from "../../dates/ranges-of-line.ts";
import type { Line } from "../../text/line.ts";
import { LOOKS, looksOf, wholeOf } from "./looks.ts";
import { type Word, wordsOf } from "./words.ts";

export interface LineFeatures {
  readonly line: Line;
  readonly looks: readonly number[];
  readonly words: readonly Word[];
  /** Of each word where it stands: a number below 16. */
  readonly places: readonly number[];
}

/** @param text the document's, folded */
export function featuresOfLines(text: string, lines: readonly Line[]): LineFeatures[] {
  const whole = wholeOf(text, lines);
  return lines.map((line, index) => {
    const looks = looksOf(whole, index);
    if (looks.length !== LOOKS) throw new RangeError(`${looks.length} looks, not ${LOOKS}`);
    const words = wordsOf(text, line);
    const ranges = rangesOf(line);
    const places = words.map((word, at) => {
      const dated = ranges.some(({ start, end }) => start <= word.start && word.end <= end);
      const cell = at > 0 && words[at - 1]?.key === "\t";
      const spaced = at > 0 && (words[at - 1]?.end ?? 0) < word.start;
      return Number(dated) + 2 * Number(at === 0) + 4 * Number(cell) + 8 * Number(spaced);
    });
    return { line, looks, words, places };
  });
}
