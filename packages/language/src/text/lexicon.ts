/** The words of the locales, compiled so that the longest one that begins at a place is found at once. */
import { LOCALES } from "../locales/index.ts";
import type { Locale } from "../locales/locale.ts";
import { folded } from "./fold.ts";

/** A word's meanings by kind, each with one or two values. */
export type Senses = Readonly<Record<string, readonly [number, number]>>;

export interface Lexicon {
  readonly words: ReadonlyMap<string, Senses>;
  /** Of the longest Han word, in characters, and of the longest Latin phrase, in words. */
  readonly longestHan: number;
  readonly longestPhrase: number;
  readonly endings: readonly string[];
}

const compiled = new Map<string, Lexicon>();

/**
 * Languages of different scripts don't disturb each other and are always read together: "周四 3pm". Of those
 * with Latin letters one is read at a time, because "so" and "do" are days in German.
 */
export function lexiconFor(latin: string): Lexicon {
  const there = compiled.get(latin);
  if (there !== undefined) return there;
  const chosen = LOCALES.filter(
    ({ language, about }) => about.script !== "Latin" || language === latin,
  );
  const words = new Map<string, Record<string, readonly [number, number]>>();
  for (const locale of chosen) {
    for (const [kind, word, from, to] of sensesOf(locale)) {
      const key = folded(word);
      words.set(key, { ...words.get(key), [kind]: [from, to] });
    }
  }
  const keys = [...words.keys()];
  const lexicon = {
    words,
    longestHan: Math.max(1, ...keys.filter(beginsHan).map((key) => key.length)),
    longestPhrase: Math.max(1, ...keys.map((key) => key.split(" ").length)),
    endings: chosen.flatMap(({ about }) => about.endings),
  };
  compiled.set(latin, lexicon);
  return lexicon;
}

const HAN = /^\p{Script=Han}/u;
export const beginsHan = (text: string): boolean => HAN.test(text);

export const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

type Entry = readonly [kind: string, word: string, from: number, to: number];

/** In the order of their length. */
export const UNITS: readonly string[] = [
  ...["minute", "quarter_hour", "hour", "day", "week", "month", "quarter_year", "year"],
];

/** The kinds are the names of the fields: `months`, `before prefix`, `marks year`. */
function sensesOf({ numbers, time }: Locale): Entry[] {
  const { parts, day_parts, units, ...rest } = time;
  const inPart = (word: string, name: string): Entry[] =>
    parts
      .filter(({ words }) => words.includes(name))
      .map(({ from, to }) => ["part", word, minutesOf(from), minutesOf(to)]);
  return [
    ...Object.entries({ ...numbers, words: numberWords(numbers), ...rest }).flatMap(entriesOf),
    ...Object.entries(units).flatMap(([unit, words]) =>
      words.map((word): Entry => ["unit", word, UNITS.indexOf(unit), 0]),
    ),
    ...parts.flatMap(({ words }) => words.flatMap((word) => inPart(word, word))),
    ...Object.entries(day_parts).flatMap(([word, [day, name]]): Entry[] => [
      ["days", word, day, day],
      ...inPart(word, name),
    ]),
  ];
}

/** Of a list of words, a list of lists, words with values, and lists by name. */
function entriesOf([kind, value]: [string, unknown]): Entry[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((words: string | readonly string[], at): Entry[] =>
      typeof words === "string"
        ? [[kind, words, 1, 1]]
        : words.map((word) => [kind, word, at + 1, at + 1]),
    );
  }
  return Object.entries(value).flatMap(([word, one]): Entry[] => {
    if (typeof one === "number") return [[kind, word, one, one]];
    if (typeof one === "string") return [[kind, word, minutesOf(one), minutesOf(one)]];
    const [from, to] = one;
    return typeof from === "number"
      ? [[kind, word, from, to]]
      : entriesOf([`${kind} ${word}`, one]);
  });
}

/** With the compounds of a language that puts the ones first and joins them into one word: fünfundzwanzig. */
export function numberWords({
  words,
  ones_before_tens: and,
}: Locale["numbers"]): Readonly<Record<string, number>> {
  if (and === null) return words;
  const entries = Object.entries(words);
  const ones = entries.filter(([, value]) => value > 0 && value < 10 && Number.isInteger(value));
  const tens = entries.filter(([, value]) => value >= 20 && value % 10 === 0);
  const joined = tens.flatMap(([ten, value]) =>
    // Einundzwanzig, not einsundzwanzig.
    ones.map(([one, more]) => [
      `${more === 1 ? one.replace(/s$/, "") : one}${and}${ten}`,
      value + more,
    ]),
  );
  return { ...words, ...Object.fromEntries(joined) };
}
