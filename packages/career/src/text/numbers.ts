/** Numbers as people write them, in figures or words, in either language. */
import { HAN_DIGITS, numberNames, numberOf, oneOf } from "@bole/language/text";

/** Counted like numbers in "a year", "no hours". */
const ARTICLES: Readonly<Record<string, number>> = { no: 0, a: 1, an: 1, half: 0.5 };
const NAMES = oneOf([...Object.keys(ARTICLES), ...numberNames("en").keys()]);

/** For patterns: what `readNumber` understands. */
export const HAN_NUMBER = `[0-9０-９]+(?:\\.[0-9]+)?|[半十${HAN_DIGITS}]+`;
export const LATIN_NUMBER = `[0-9]+(?:\\.[0-9]+)?|${NAMES}`;

export function readNumber(text: string): number {
  const word = text.trim().toLowerCase();
  return ARTICLES[word] ?? numberOf(word, "en") ?? Number.NaN;
}
