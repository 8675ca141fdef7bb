/** Finds the dates in what somebody said, absolute and relative, and writes them as a résumé does. */
import { HAN_DIGITS, numberOf, spelledDigits } from "../text/numerals.ts";
import {
  MONTH_NAME,
  MONTH_NUMBER,
  MONTH_WORDS,
  OPEN,
  PART_OF_YEAR,
  SEASON,
  YEAR_WORDS,
} from "./date-words.ts";
import { SPOKEN_YEAR, spokenYear } from "./spoken-years.ts";

export interface FoundDate {
  readonly start: number;
  readonly end: number;
  readonly year?: number;
  readonly month?: number;
  /** The end has not come. */
  readonly open?: true;
}

interface Form {
  readonly pattern: RegExp;
  readonly read: (
    groups: Readonly<Record<string, string>>,
    today: Date,
  ) => Partial<FoundDate> | undefined;
}

const HAN_YEAR = "[零〇一二三四五六七八九]{4}|[零〇一二三四五六七八九]{2}(?=年)";
const YEAR = "(?<year>(?:19[4-9]|20[0-4])\\d)";
const MONTH = `(?<month>1[0-2]|0?[1-9]|十[一二]?|[一二三四五六七八九])`;
const RELATIVE_YEAR = `(?<relative>${[...YEAR_WORDS.keys()].toSorted((a, b) => b.length - a.length).join("|")})`;
const COUNT = `(?<count>\\d{1,2}|[${HAN_DIGITS}]{1,3}|(?<![a-z])(?:a couple of|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![a-z]))`;

const form = (source: string, read: Form["read"]): Form => ({
  pattern: new RegExp(`(?<![\\d$€£¥#])${source}`, "g"),
  read,
});

/** Earlier forms win. */
const FORMS: readonly Form[] = [
  form(
    `(?<year>(?:19|20)\\d\\d|${HAN_YEAR}|(?<!\\d)'?\\d\\d)\\s*年\\s*的?${MONTH}\\s*月(?:份|底|初|末|中旬|上旬|下旬)?(?:\\s*\\d{1,2}\\s*[日号])?`,
    ({ year = "", month = "" }) => ({ year: yearOf(year), month: numberOf(month) ?? 1 }),
  ),
  form(
    `${RELATIVE_YEAR}\\s*(?:的|in |,)?\\s*${MONTH}\\s*月(?:份|底|初|末|中旬)?(?:\\s*\\d{1,2}\\s*[日号])?`,
    ({ relative = "", month = "" }, today) => ({
      year: fromToday(relative, today),
      month: numberOf(month) ?? 1,
    }),
  ),
  form(
    `(?<name>${MONTH_NAME}),? (?:of )?${RELATIVE_YEAR}`,
    ({ name = "", relative = "" }, today) => ({
      year: fromToday(relative, today),
      month: monthOf(name),
    }),
  ),
  form(
    `${RELATIVE_YEAR}'?s?,? (?:in )?(?<name>${MONTH_NAME})`,
    ({ name = "", relative = "" }, today) => ({
      year: fromToday(relative, today),
      month: monthOf(name),
    }),
  ),
  form(
    `${COUNT}\\s*(?:个|個)?月(?:之|以)?前|${COUNT.replace("count", "more")} months? (?:ago|back)`,
    ({ count, more }, today) => monthsFrom(today, -(countOf(count ?? more) ?? 0)),
  ),
  form(`${COUNT}\\s*年半(?:之|以)?前`, ({ count }, today) =>
    monthsFrom(today, -((countOf(count) ?? 0) * 12 + 6)),
  ),
  form(
    `${COUNT}\\s*年(?:之|以)?前|${COUNT.replace("count", "more")} years? (?:ago|back)`,
    ({ count, more }, today) => ({
      year: today.getUTCFullYear() - (countOf(count ?? more) ?? 0),
    }),
  ),
  form(`(?<word>${[...MONTH_WORDS.keys()].join("|")})`, ({ word = "" }, today) =>
    monthsFrom(today, MONTH_WORDS.get(word) ?? 0),
  ),
  form(`${RELATIVE_YEAR}(?:${PART_OF_YEAR})?`, ({ relative = "" }, today) => ({
    year: fromToday(relative, today),
  })),
  form(
    `(?<![a-z])(?<which>last|this|next|this past|past) (?<name>${MONTH_NAME})`,
    ({ which = "", name = "" }, today) => nearMonth(which, monthOf(name), today),
  ),
  form(
    `(?<![a-z])(?<which>last|this|next|this past|past) (?:spring|summer|autumn|fall|winter)`,
    ({ which = "" }, today) => ({
      year: today.getUTCFullYear() + (which === "last" ? -1 : which === "next" ? 1 : 0),
    }),
  ),
  form(
    `(?<year>(?:19|20)\\d\\d|${HAN_YEAR}|(?<!\\d)\\d\\d(?=\\s*年))\\s*年(?!前|后|级|来|的?经验|工龄|出?生)(?:${PART_OF_YEAR})?`,
    ({ year = "" }) => ({ year: yearOf(year) }),
  ),
  form(
    `(?<!\\d[./])${YEAR}\\s?[./-]\\s?${MONTH.replace("|十[一二]?|[一二三四五六七八九]", "")}(?:\\s?[./-]\\s?\\d{1,2})?(?![\\d%]|[./]\\d{4})`,
    ({ year = "", month = "" }) => ({
      year: Number(year),
      month: Number(month),
    }),
  ),
  form(`${YEAR}(?<month>0[1-9]|1[0-2])(?!\\d)`, ({ year = "", month = "" }) => ({
    year: Number(year),
    month: Number(month),
  })),
  form(
    `(?<first>\\d{1,2})[./-](?<second>\\d{1,2})[./-]${YEAR}(?!\\d)`,
    ({ first = "", second = "", year = "" }) => {
      const [a, b] = [Number(first), Number(second)];
      return { year: Number(year), month: a <= 12 ? a : b };
    },
  ),
  form(`(?<month>0?[1-9]|1[0-2])\\s?[./-]\\s?${YEAR}(?!\\d)`, ({ year = "", month = "" }) => ({
    year: Number(year),
    month: Number(month),
  })),
  form(
    `(?<![a-z])(?:the )?(?:(?:\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?)?(?<name>${MONTH_NAME})(?:\\s+\\d{1,2}(?:st|nd|rd|th)?)?\\s*,?\\s*(?:of\\s+|in\\s+|the year\\s+)?[-/']?\\s?${YEAR}(?!\\d)`,
    ({ name = "", year = "" }) => ({ year: Number(year), month: monthOf(name) }),
  ),
  form(
    `(?<![a-z])(?<name>${MONTH_NAME}),?\\s*(?:'|-)\\s?(?<year>\\d\\d)(?!\\d)`,
    ({ name = "", year = "" }) => ({
      year: yearOf(year),
      month: monthOf(name),
    }),
  ),
  form(`${YEAR},?\\s+(?<name>${MONTH_NAME})`, ({ name = "", year = "" }) => ({
    year: Number(year),
    month: monthOf(name),
  })),
  form(
    `(?<name>${MONTH_NAME}),?\\s+(?:of )?(?<spoken>${SPOKEN_YEAR})`,
    ({ name = "", spoken = "" }) => ({
      year: spokenYear(spoken),
      month: monthOf(name),
    }),
  ),
  form(`(?<![a-z])${SEASON}${YEAR}`, ({ year = "" }) => ({ year: Number(year) })),
  form(
    `(?<!born in )${YEAR}(?![\\d%]|[,.]\\d|\\s*年?出?生|\\s*(?:人|名|元|万|台|次|个|家|users|people))`,
    ({ year = "" }) => ({ year: Number(year) }),
  ),
  form(`(?<![a-z])(?<spoken>${SPOKEN_YEAR})`, ({ spoken = "" }) => ({ year: spokenYear(spoken) })),
  form(`(?<![a-z])'(?<year>\\d\\d)(?![\\da-z])`, ({ year = "" }) => ({ year: yearOf(year) })),
  form(
    `(?<!\\d[./-])(?<year>[0-4]\\d)[./](?<month>0[1-9]|1[0-2])(?![\\d%./])`,
    ({ year = "", month = "" }) => ({
      year: yearOf(year),
      month: Number(month),
    }),
  ),
  form(OPEN, () => ({ open: true })),
  form(`${MONTH}\\s*月(?:份|底|初|末|中旬)?`, ({ month = "" }) => ({
    month: numberOf(month) ?? 1,
  })),
  form(`(?<![a-z])(?<name>${MONTH_NAME})(?! (?:be|have|i|we|not|also)\\b)`, ({ name = "" }) => ({
    month: monthOf(name),
  })),
];

/** In order, none overlapping another. Text must be folded. */
export function findDates(text: string, today: Date): FoundDate[] {
  const found: FoundDate[] = [];
  for (const { pattern, read } of FORMS) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].trimEnd().length];
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const groups = Object.fromEntries(
        Object.entries(match.groups ?? {}).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        ),
      );
      const date = read(groups, today);
      if (date !== undefined) found.push({ start, end, ...date });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** As a résumé has it; empty without a year. */
export function written({
  year,
  month,
}: {
  readonly year?: number;
  readonly month?: number;
}): string {
  if (year === undefined) return "";
  return month === undefined ? `${year}` : `${year}-${String(month).padStart(2, "0")}`;
}

function yearOf(text: string): number {
  const year = Number(spelledDigits(text.replace("'", "")));
  if (year >= 100) return year;
  return year > 50 ? 1900 + year : 2000 + year;
}

const fromToday = (word: string, today: Date) =>
  today.getUTCFullYear() + (YEAR_WORDS.get(word) ?? 0);
const monthOf = (name: string) => MONTH_NUMBER.get(name.replace(".", "")) ?? 1;
const countOf = (text: string | undefined) =>
  text === undefined
    ? undefined
    : text === "a" || text === "an"
      ? 1
      : numberOf(text.replace(/ of$/, ""));

function monthsFrom(today: Date, months: number): Partial<FoundDate> {
  const day = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1));
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1 };
}

/** "Last March" is the one that was, "next June" the one to come. */
function nearMonth(which: string, month: number, today: Date): Partial<FoundDate> {
  const [year, now] = [today.getUTCFullYear(), today.getUTCMonth() + 1];
  if (which === "this") return { year, month };
  if (which === "next") return { year: month > now ? year : year + 1, month };
  return { year: month < now ? year : year - 1, month };
}
