/** Which language a text is written in: by its script, and within a script by its frequent words. */
import { LOCALES } from "../locales/index.ts";
import { folded } from "./fold.ts";
import { numberWords } from "./lexicon.ts";

/** The name of a locale folder, `mixed`, or `other` for scripts that no locale has. */
export type TextLanguage = string;

/** What is decided by the first of these is not changed by the rest. */
const MOST_READ = 4_000;
/** Below this share of the words the other language only lends them: 帮我约 Amy. */
const LENT = 0.3;
const WORD = /\p{Script=Latin}[\p{Script=Latin}\p{M}']{0,40}/gu;
const HAN = /\p{Script=Han}/gu;
const OTHER = /[\p{L}--[\p{Script=Latin}\p{Script=Han}]]/gv;

export function languageOf(text: string): TextLanguage {
  const read = folded(text.slice(0, MOST_READ));
  const count = (pattern: RegExp) => read.match(pattern)?.length ?? 0;
  // A word of Chinese has about two characters, one of an alphabet about five letters.
  const [han, latin, other] = [count(HAN) / 2, count(WORD), count(OTHER) / 5];
  const all = han + latin + other;
  if (all === 0 || other > all / 2) return "other";
  if (han === 0) return latinLanguageOf(text);
  if (latin / all < LENT) return "zh";
  return han / all < LENT ? latinLanguageOf(text) : "mixed";
}

const LATIN = LOCALES.filter(({ about }) => about.script === "Latin");
const COMMON: readonly (readonly [string, ReadonlySet<string>])[] = LATIN.map(
  ({ language, about, time, numbers }) => [
    language,
    new Set(
      [
        ...about.common,
        ...[...time.weekdays, ...time.months].flat().filter((word) => word.length > 2),
        ...[...time.am, ...time.pm],
        ...Object.keys({ ...numberWords(numbers), ...time.days }),
      ].map(folded),
    ),
  ],
);

/** The Latin-script language whose words a text has most of; English if it has none of any. */
export function latinLanguageOf(text: string): string {
  const words = folded(text.slice(0, MOST_READ)).match(WORD) ?? [];
  const scored = COMMON.map(([language, common]) => ({
    language,
    hits: words.filter((word) => common.has(word)).length + (language === "en" ? 0.5 : 0),
  }));
  return scored.toSorted((a, b) => b.hits - a.hits)[0]?.language ?? "en";
}
