import { HAN_DIGITS, numberNames, oneOf, numberOf as readNumber } from "@bole/language/text";

/** A whole number below 100 as people write it in a sentence: 12, twelve, 十二, 两. */
export function numberOf(word: string): number | undefined {
  const value = readNumber(word, "en");
  const isSmall = value !== undefined && Number.isInteger(value) && value < 100;
  return isSmall || /^\d+$/.test(word) ? value : undefined;
}

/** For regular expressions. */
export const NUMBER = `(\\d+|[${HAN_DIGITS}十]+|${oneOf(numberNames("en").keys())})`;
