/** Words of the locales for patterns that are written elsewhere, so that no other file has tables of them. */
import { LOCALES } from "../locales/index.ts";
import type { Locale } from "../locales/locale.ts";
import { numberWords } from "./lexicon.ts";

function locale(language: string): Locale {
  const found = LOCALES.find((one) => one.language === language);
  if (found === undefined) throw new RangeError(`there is no locale "${language}"`);
  return found;
}

/** Every name of a month, with its number. */
export const monthNames = (language: string): ReadonlyMap<string, number> =>
  new Map(
    locale(language).time.months.flatMap((names, at) =>
      names.map((name) => [name, at + 1] as const),
    ),
  );

/** Numbers in words, with their values. */
export const numberNames = (language: string): ReadonlyMap<string, number> =>
  new Map(Object.entries(numberWords(locale(language).numbers)));

/** For a character class: 零 to 九, without 十 and the other scales. */
export const HAN_DIGITS: string = locale("zh").numbers.everyday_digits.join("");

/** An alternative for a regular expression, the longest first. */
export const oneOf = (words: Iterable<string>): string =>
  `(?:${[...words].toSorted((a, b) => b.length - a.length).join("|")})`;
