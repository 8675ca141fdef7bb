/**
 * What the text floor knows of a language. A locale is a folder with these four files; nothing else has to be
 * written to add one. Words are folded when they are loaded, phrases may have several words, and words of a
 * Latin script are found as whole words only.
 */
import { z } from "zod";

const Words = z.array(z.string().min(1));
const Numbers = z.record(z.string(), z.number());
/** Words that stand before what they are about ("before Thursday") or after it (周四之前). */
const Around = z.strictObject({ prefix: Words, suffix: Words });
const Clock = z.string().regex(/^\d\d:\d\d$/);

export const LanguageFile = z.strictObject({
  script: z.enum(["Latin", "Han"]),
  /** Frequent words, by which languages of one script are told apart. */
  common: Words,
  /** What a known word may end in: "Tuesday's", "nächsten". */
  endings: Words,
});

export const NumberFile = z.strictObject({
  words: Numbers,
  /** The signs of `words` that numbers in running text are written with; 陆 is a surname more often than six. */
  everyday_digits: Words,
  /** Multiply what is counted before them: 十, 百, hundred. */
  scales: Numbers,
  /** Multiply the whole number before them: 万, thousand, k. */
  groups: Numbers,
  /** The ones before the tens, joined by this: fünf*und*zwanzig. */
  ones_before_tens: z.string().nullable(),
  /** "A", "an": one, where something is counted. */
  articles: Words,
  half: Words,
  and: Words,
  /** 个, 位: between a number and what it counts. */
  counters: Words,
  ordinals: Numbers,
  /** 第; "st", "nd", "." */
  ordinal: Around,
  /** "Number", "#". */
  number_sign: Words,
  /** Of a list, alone or with a number: "the first two", 最后一个. */
  first: Words,
  last: Words,
  middle: Words,
  /** The one that goes on or was last: "latest", "current", 最近. */
  recent: Words,
  /** 倒数第 before a number. */
  from_end: Words,
});

export const TimeFile = z.strictObject({
  months: z.array(Words).length(12),
  /** From Monday. */
  weekdays: z.array(Words).length(7),
  weekend: Words,
  /** Names of these that are also other words: read where they stand alone or beside more of a date. */
  doubtful: Words,
  /** 年, 月, 日 after a number. */
  marks: z.strictObject({ year: Words, month: Words, day: Words, hour: Words, minute: Words }),
  /** First and last month. */
  seasons: z.record(z.string(), z.tuple([z.int(), z.int()])),
  quarter_of_year: Around,
  present: Words,
  units: z.strictObject({
    minute: Words,
    quarter_hour: Words,
    hour: Words,
    day: Words,
    week: Words,
    month: Words,
    quarter_year: Words,
    year: Words,
  }),
  /** "Next", "this", "last", 下下: of weeks, months and years. */
  which: Numbers,
  /** Days from today. */
  days: Numbers,
  /** 去年, 明年: years from this one. */
  years: Numbers,
  parts: z.array(z.strictObject({ words: Words, from: Clock, to: Clock })),
  /** 今晚, "tonight": days from today and a word of `parts`. */
  day_parts: z.record(z.string(), z.tuple([z.int(), z.string()])),
  /** "Noon". */
  moments: z.record(z.string(), Clock),
  am: Words,
  pm: Words,
  /** "Half past" two; "halb" drei, which is half past two, too. */
  half_past: Words,
  half_to: Words,
  /** A quarter of an hour: "quarter" past, 一刻. */
  quarters: Numbers,
  past: Words,
  to: Words,
  /** Before an hour without a mark: "at" 3. */
  at: Words,
  /** The beginning, middle and end of a week, month or year. */
  early: Words,
  mid: Words,
  late: Words,
  /** In two weeks, 两周后; within a week, 一周内; two days ago, 两天前. */
  ahead: Around,
  within: Around,
  ago: Around,
  before: Around,
  after: Around,
  joiners: Words,
  /** "Between" two "and" four. */
  between: Words,
  fillers: Words,
});

export const NameFile = z.strictObject({
  titles: Around,
  /** Surnames of two characters, and parts that belong to the surname: "van der". */
  long_surnames: Words,
  particles: Words,
  nicknames: z.record(z.string(), Words),
  /** Words that say nothing about which one is meant: "the", "role", 那个, 岗位. */
  fillers: Words,
});

export interface Locale {
  readonly language: string;
  readonly about: z.infer<typeof LanguageFile>;
  readonly numbers: z.infer<typeof NumberFile>;
  readonly time: z.infer<typeof TimeFile>;
  readonly names: z.infer<typeof NameFile>;
}
