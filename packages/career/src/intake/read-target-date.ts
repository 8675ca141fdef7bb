/** By when somebody wants to be there. How long they have done something is no date. */
import { addDays, addMonths, type Day, dayFrom, lastDayOfMonth, yearOf } from "../text/day.ts";
import { HAN_NUMBER, LATIN_NUMBER, readNumber } from "../text/numbers.ts";

export interface NamedDate {
  readonly day: Day;
  readonly quote: string;
}

type Read = (match: RegExpMatchArray, today: Day) => Day | null;

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const SEASON_END: Readonly<Record<string, number>> = {
  spring: 5,
  summer: 8,
  autumn: 11,
  fall: 11,
  winter: 12,
  春天: 5,
  夏天: 8,
  秋天: 11,
  冬天: 12,
  年初: 3,
  上半年: 6,
  年中: 6,
  下半年: 12,
  年底: 12,
  底: 12,
  年末: 12,
};
const HAN_SEASON = "春天|夏天|秋天|冬天|年初|上半年|年中|下半年|年底|年末|底";

const PATTERNS: readonly (readonly [RegExp, Read])[] = [
  [/(\d{4})-(\d{2})-(\d{2})/g, ([, y, m, d]) => dayFrom(Number(y), Number(m), Number(d))],
  [
    /(\d{4})\s*年\s*(\d{1,2})\s*月(?:\s*(\d{1,2})\s*[日号])?/g,
    ([, y, m, d]) =>
      d ? dayFrom(Number(y), Number(m), Number(d)) : lastDayOfMonth(Number(y), Number(m)),
  ],
  [
    new RegExp(`(\\d{4})\\s*年(${HAN_SEASON})?`, "g"),
    ([, y, season]) => lastDayOfMonth(Number(y), SEASON_END[season ?? "年底"] ?? 12),
  ],
  [
    new RegExp(`(今年|明年|后年)(${HAN_SEASON}|(\\d{1,2}|${HAN_NUMBER})月)?`, "g"),
    ([, year = "", season = "年底", month], today) =>
      lastDayOfMonth(
        yearOf(today) + ["今年", "明年", "后年"].indexOf(year),
        month ? readNumber(month) : (SEASON_END[season] ?? 12),
      ),
  ],
  [
    new RegExp(
      `(${HAN_NUMBER})\\s*(?:个)?(年半|年|个?月|周|星期)(?:的?时间|左右)?(?:之内|以内|内|之后|以后|后|的?时间)`,
      "g",
    ),
    ([, count = "", unit = ""], today) => after(today, readNumber(count), unit),
  ],
  [
    new RegExp(
      `(?:用|花|未来|接下来|给自己)\\s*(${HAN_NUMBER})\\s*(?:个)?(年半|年|个?月|周|星期)`,
      "g",
    ),
    ([, count = "", unit = ""], today) => after(today, readNumber(count), unit),
  ],
  [/(?<![\d年])(\d{1,2})月(?:份|底|前|之前)/g, ([, m], today) => nextMonth(today, Number(m))],
  [
    new RegExp(`\\b${MONTH}\\s+(?:(\\d{1,2})(?:st|nd|rd|th)?,?\\s+)?(\\d{4})\\b`, "gi"),
    ([, month = "", d, y]) => {
      const m = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
      return d ? dayFrom(Number(y), m, Number(d)) : lastDayOfMonth(Number(y), m);
    },
  ],
  [
    new RegExp(`\\b(?:by|before|until|in) (?:the end of |next )?${MONTH}\\b(?!\\s+\\d)`, "gi"),
    ([, month = ""], today) =>
      nextMonth(today, MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1),
  ],
  [
    /\b(?:by|before|until|in)(?: the)?(?: end of)? (?:(spring|summer|autumn|fall|winter)(?: of)? )?(\d{4})\b/gi,
    ([, season, y]) => lastDayOfMonth(Number(y), SEASON_END[season?.toLowerCase() ?? ""] ?? 12),
  ],
  [
    /\b(?:by|before|until|in)(?: the)?(?: end of)? (this|next) (year|spring|summer|autumn|fall|winter)\b/gi,
    ([, which, season = ""], today) =>
      lastDayOfMonth(
        yearOf(today) + (which?.toLowerCase() === "next" ? 1 : 0),
        SEASON_END[season.toLowerCase()] ?? 12,
      ),
  ],
  [/\b(?:this|within the|within this) year\b/gi, (_, today) => lastDayOfMonth(yearOf(today), 12)],
  [
    new RegExp(
      `\\b(?:in|within|over)(?: the)?(?: next)? (?:about )?(${LATIN_NUMBER})(?: and a half)? (year|month|week)s?\\b`,
      "gi",
    ),
    ([quote, count = "", unit = ""], today) =>
      after(today, readNumber(count) + (quote.includes("half") ? 0.5 : 0), unit.toLowerCase()),
  ],
];

/** All dates that are meant as a target, in the order of the patterns; one place counts once. */
export function readTargetDates(text: string, today: Day): NamedDate[] {
  const found: (NamedDate & { start: number; end: number })[] = [];
  for (const [pattern, read] of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      if (isPastStay(text, start, end)) continue;
      const day = read(match, today);
      if (day !== null) found.push({ day, quote: match[0].trim(), start, end });
    }
  }
  return found.toSorted((a, b) => a.start - b.start).map(({ day, quote }) => ({ day, quote }));
}

/** 做了三年, 2019年毕业, "since 2019", "graduated in 2019". */
function isPastStay(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 14), start);
  const after = text.slice(end, end + 6);
  return (
    /(?:since|graduated|born|finished|started|passed|left|joined|from|until now)(?: in| my \w+ in)?\s*$/i.test(
      before,
    ) ||
    /^(?:毕业|出生|入职|开始做|的?经验|过了)/.test(after) ||
    /(?:毕业于|生于|自从?)\s*$/.test(before) ||
    (/(?:今年)$/.test(text.slice(start, end)) &&
      /^(?:\d|[一二三四五六七八九十]|过|刚|被|才)/.test(after))
  );
}

function after(today: Day, count: number, unit: string): Day | null {
  if (Number.isNaN(count)) return null;
  if (unit === "年半") return addMonths(today, count * 12 + 6);
  if (unit === "年" || unit === "year") return addMonths(today, Math.round(count * 12));
  if (unit.endsWith("月") || unit === "month")
    return count < 1 ? addDays(today, 15) : addMonths(today, Math.round(count));
  return addDays(today, Math.round(count * 7));
}

function nextMonth(today: Day, month: number): Day | null {
  if (month < 1 || month > 12) return null;
  const day = lastDayOfMonth(yearOf(today), month);
  return day > today ? day : lastDayOfMonth(yearOf(today) + 1, month);
}
