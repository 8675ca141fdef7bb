/** Numbers as people write them, in words, Chinese and English, as one value. */
import { numberNames, numberOf, oneOf } from "@bole/language/text";

const HAN = /^\p{Script=Han}+$/u;
const LATIN = /^[a-z -]+$/i;

/** `三十五` is 35, `一万二千` 12000, `二〇二一` 2021, `三点五` 3.5; undefined if it is no number. */
export function chineseNumber(text: string): number | undefined {
  return HAN.test(text) ? numberOf(text) : undefined;
}

/** `twenty-five` is 25. "One" is left out: it is an article more often than a number. */
export function englishNumber(text: string): number | undefined {
  return LATIN.test(text) && text.toLowerCase() !== "one" ? numberOf(text, "en") : undefined;
}

const NAMES = [...numberNames("en")].filter(([name]) => !name.includes("couple"));
const named = (from: number, to: number) =>
  oneOf(NAMES.filter(([, value]) => value >= from && value <= to).map(([name]) => name));

export const ENGLISH_NUMBER = new RegExp(
  `\\b(?:${named(20, 90)}(?:[ -]${named(1, 9)})?|${named(2, 19)}|hundred)\\b`,
  "gi",
);
