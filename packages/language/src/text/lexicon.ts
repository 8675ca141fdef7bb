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

function sensesOf({ numbers, time }: Locale): Entry[] {
  const all = (kind: string, words: readonly string[], value = 1): Entry[] =>
    words.map((word) => [kind, word, value, value]);
  const valued = (kind: string, words: Readonly<Record<string, number>>): Entry[] =>
    Object.entries(words).map(([word, value]) => [kind, word, value, value]);
  const around = (kind: string, { prefix, suffix }: Around): Entry[] => [
    ...all(`${kind} prefix`, prefix),
    ...all(`${kind} suffix`, suffix),
  ];
  const part = (name: string): Entry[] =>
    time.parts
      .filter(({ words }) => words.includes(name))
      .map(({ from, to }) => ["part", name, minutesOf(from), minutesOf(to)]);
  return [
    ...valued("number", numberWords(numbers)),
    ...valued("scale", numbers.scales),
    ...valued("group", numbers.groups),
    ...valued("ordinal", numbers.ordinals),
    ...around("ordinal", numbers.ordinal),
    ...all("article", numbers.articles),
    ...LISTS.flatMap((kind) => all(kind, numbers[kind])),
    ...time.months.flatMap((words, at) => all("month", words, at + 1)),
    ...time.weekdays.flatMap((words, at) => all("weekday", words, at + 1)),
    ...Object.entries(time.marks).flatMap(([kind, words]) => all(`${kind} mark`, words)),
    ...Object.entries(time.units).flatMap(([kind, words]) =>
      all("unit", words, UNITS.indexOf(kind)),
    ),
    ...Object.entries(time.seasons).map(([word, [from, to]]): Entry => ["season", word, from, to]),
    ...Object.entries(time.day_parts).flatMap(([word, [day, name]]): Entry[] => [
      ["day", word, day, day],
      ...part(name).map(([kind, , from, to]): Entry => [kind, word, from, to]),
    ]),
    ...time.parts.flatMap(({ words }) => words.flatMap(part)),
    ...Object.entries(time.moments).map(
      ([word, clock]): Entry => ["moment", word, minutesOf(clock), minutesOf(clock)],
    ),
    ...VALUED.flatMap((kind) => valued(kind, time[kind])),
    ...AROUND.flatMap((kind) => around(kind, time[kind])),
    ...TIME_LISTS.flatMap((kind) => all(kind, time[kind])),
  ];
}

interface Around {
  readonly prefix: readonly string[];
  readonly suffix: readonly string[];
}

/** In the order of their length. */
export const UNITS: readonly string[] = [
  ...["minute", "quarter_hour", "hour", "day", "week", "month", "quarter_year", "year"],
];
const LISTS = [
  ...(["half", "and", "counters", "number_sign", "first", "last", "middle", "from_end"] as const),
];
const VALUED = ["which", "days", "years", "quarters"] as const;
const AROUND = ["quarter_of_year", "ahead", "within", "ago", "before", "after"] as const;
const TIME_LISTS = [
  ...(["weekend", "doubtful", "present", "am", "pm", "half_past", "half_to", "past"] as const),
  ...(["to", "at", "early", "mid", "late", "joiners", "between", "fillers"] as const),
];

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
