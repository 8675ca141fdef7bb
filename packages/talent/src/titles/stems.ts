/**
 * Words of a language without what gender, number and case add. Crude, and the same for the lexicon
 * and for what is read by it: only where a word is not listed as it is written, its stem is tried.
 */
import type { Foreign } from "./title-language.ts";

/** Each ending with what stands for it, the longest first; and how much of a word must be left. */
const ENDINGS: Readonly<Record<Foreign, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/(?:ers?|ern)?(?:innen|in)$/, ""],
    [/(?:ern|ers|em|en|er|es|e|s|n)$/, ""],
  ],
  es: [
    [/(?:idades|idad)$/, "idad"],
    [/triz$/, "tor"],
    [/(?:oras|ores|ora)$/, "or"],
    [/(?:iones)$/, "ion"],
    [/(?:esas|esa|eses)$/, "es"],
    [/(?:as|os|es|a|o|e)$/, ""],
    [/s$/, ""],
  ],
  fr: [
    [/(?:trices|trice|teurs)$/, "teur"],
    [/(?:euses|euse|eurs)$/, "eur"],
    [/(?:ieres|iere|iers)$/, "ier"],
    [/(?:eres|ere|ers)$/, "er"],
    [/(?:iennes|ienne|iens)$/, "ien"],
    [/(?:ives|ive|ifs)$/, "if"],
    [/(?:elles|elle|els)$/, "el"],
    [/(?:aux|ales|ale|als)$/, "al"],
    [/(?:ees|ee|es|e|s)$/, ""],
  ],
};
const SHORTEST = 4;

export function stemOf(word: string, language: Foreign): string {
  for (const [ending, instead] of ENDINGS[language]) {
    const stem = word.replace(ending, instead);
    if (stem !== word && stem.length >= SHORTEST) return stem;
  }
  return word;
}
