/** Dates of the calendar, as far as they are written: "15 Dec", 2019年3月, 28/02/2017, "summer 2020", Q3 2021. */
import { integerAt, type ReadNumber } from "./numbers.ts";
import { has, type Read, sense, type Token } from "./tokens.ts";

export interface CalendarDate {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  /** The last of several days: "15–17 Dec". */
  readonly toDay?: number;
  /** First and last month of a season or quarter. */
  readonly months?: readonly [number, number];
  /** Nothing but figures that may be something else, too: "19.03". */
  readonly weak?: true;
}

/**
 * What dates are looked for: in a résumé "19.03" is March 2019 and "Jan 23" January 2023; for a booking they are
 * 19 March and 23 January.
 */
export type DateUse = "resume" | "booking";

export function calendarDateAt(
  list: readonly Token[],
  at: number,
  use: DateUse,
): Read<CalendarDate> | null {
  return (
    namedMonthAt(list, at, use) ??
    yearFirstAt(list, at) ??
    seasonAt(list, at) ??
    quarterAt(list, at) ??
    markedAt(list, at, use) ??
    figuresAt(list, at, use) ??
    dayOfMonthAt(list, at, use)
  );
}

const isYear = (number: ReadNumber | null | undefined): boolean =>
  number?.digits === 4 && number.value >= 1900 && number.value < 2100;
const fullYear = (two: number): number => (two > 50 ? 1900 : 2000) + two;
const isMonth = (value: number): boolean => value >= 1 && value <= 12;
const isDate = (value: number): boolean => value >= 1 && value <= 31;

/** With the year that follows, if one does. */
function withYear(
  value: CalendarDate,
  year: Read<number> | null,
  next: number,
): Read<CalendarDate> {
  return year === null
    ? { value, next }
    : { value: { ...value, year: year.value }, next: year.next };
}

/** A year after a month or season, with what may stand between: "of", a comma, an apostrophe. */
function yearAfter(list: readonly Token[], next: number, use: DateUse): Read<number> | null {
  const isBetween = has(list[next], "fillers") || /^[-/]$/.test(list[next]?.text ?? "");
  const at = isBetween ? next + 1 : next;
  const isShort = list[at]?.text === "'";
  const number = integerAt(list, isShort ? at + 1 : at);
  if (number === null || isYear(number)) return number;
  const isTwo = number.digits === 2 && list[number.next - 1]?.isDigits === true;
  const isOfResume = use === "resume" && (at === next || list[next]?.text === "-");
  if (!isTwo || !(isShort || isOfResume)) return null;
  return { value: fullYear(number.value), next: number.next };
}

/** "Mar 2019", "15th of December", "Dec 15–17, 2026". */
function namedMonthAt(list: readonly Token[], at: number, use: DateUse): Read<CalendarDate> | null {
  const before = daysAt(list, at);
  let next = before?.next ?? at;
  if (before !== null && has(list[next], "fillers")) next += 1;
  const month = sense(list[next], "months");
  if (month === undefined) return null;
  next += 1;
  if (list[next]?.text === "." && list[next]?.isJoined) next += 1;
  const direct = before === null ? yearAfter(list, next, use) : null;
  // In "Dec 15, 2020" the first of the two is no year.
  if (direct !== null && yearAfter(list, direct.next, "booking") === null)
    return withYear({ month }, direct, next);
  const days = before ?? daysAt(list, next);
  if (before === null) next = days?.next ?? next;
  return withYear({ month, ...days?.value }, yearAfter(list, next, "booking"), next);
}

/** "2010 October"; but in "2010 October 2011" the month is of the second year. */
function yearFirstAt(list: readonly Token[], at: number): Read<CalendarDate> | null {
  const year = integerAt(list, at);
  if (year === null || !isYear(year) || !list[at]?.isDigits) return null;
  const month = sense(list[year.next], "months");
  if (month === undefined || has(list[year.next], "doubtful")) return null;
  const next = year.next + 1;
  return yearAfter(list, next, "booking") === null
    ? { value: { year: year.value, month }, next }
    : null;
}

type Days = Pick<CalendarDate, "day" | "toDay">;

/** "15", "15th", "15.", "15–17". */
function daysAt(list: readonly Token[], at: number): Read<Days> | null {
  const day = dayNumberAt(list, at);
  if (day === null) return null;
  const to = has(list[day.next], "joiners") ? dayNumberAt(list, day.next + 1) : null;
  if (to === null || to.value <= day.value) return { value: { day: day.value }, next: day.next };
  return { value: { day: day.value, toDay: to.value }, next: to.next };
}

function dayNumberAt(list: readonly Token[], at: number): Read<number> | null {
  const ordinal = sense(list[at], "ordinals");
  if (ordinal !== undefined) return isDate(ordinal) ? { value: ordinal, next: at + 1 } : null;
  const number = integerAt(list, at);
  if (number === null || !isDate(number.value) || number.digits > 2) return null;
  const suffix = list[number.next];
  const isSuffixed = has(suffix, "ordinal suffix") && suffix?.isJoined === true;
  return { value: number.value, next: number.next + (isSuffixed ? 1 : 0) };
}

function seasonAt(list: readonly Token[], at: number): Read<CalendarDate> | null {
  const months = list[at]?.senses.seasons;
  return months === undefined
    ? null
    : withYear({ months }, yearAfter(list, at + 1, "booking"), at + 1);
}

/** "Q3 2021", 三季度. */
function quarterAt(list: readonly Token[], at: number): Read<CalendarDate> | null {
  const isPrefixed = has(list[at], "quarter_of_year prefix");
  const number = integerAt(list, isPrefixed ? at + 1 : at);
  if (number === null || number.value < 1 || number.value > 4) return null;
  const isSuffixed = has(list[number.next], "quarter_of_year suffix");
  if (!(isSuffixed || (isPrefixed && list[at + 1]?.isJoined && list[at + 1]?.isDigits)))
    return null;
  const next = number.next + (isSuffixed ? 1 : 0);
  const months = [number.value * 3 - 2, number.value * 3] as const;
  return withYear({ months }, yearAfter(list, next, "booking"), next);
}

/** Tokens, how they look together, what they are in order (year, month, day), and where that is so. */
const FIGURES: readonly (readonly [number, RegExp, string, DateUse?])[] = [
  [5, /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)$/, "ymd"],
  [5, /^(\d\d?)[-/.](\d\d?)[-/.](\d{4}|\d\d)$/, "dmy"],
  [5, /^(\d\d?)[-/.](\d\d?)[-/.](\d{4}|\d\d)$/, "mdy"],
  [3, /^(\d{4})[-/.](\d\d?)$/, "ym"],
  [3, /^(\d\d?)[-/.](\d{4})$/, "my"],
  [3, /^(\d\d)[/.](\d\d)$/, "ym", "resume"],
  [3, /^(\d\d)[/.](\d\d)$/, "my", "resume"],
  [3, /^(\d\d?)[/.](\d\d?)$/, "dm", "booking"],
  [3, /^(\d\d?)\/(\d\d?)$/, "md", "booking"],
  [1, /^(\d{4})$/, "y"],
];

/** 2019-03-05, 2019.3, 28/02/2017, 02/2021, 19.03, 15.12. */
function figuresAt(list: readonly Token[], at: number, use: DateUse): Read<CalendarDate> | null {
  if (!list[at]?.isDigits) return null;
  for (const [length, form, order, only] of FIGURES) {
    const run = list.slice(at, at + length);
    const isRun = run.every(({ isJoined }, index) => index === 0 || isJoined);
    const found =
      isRun && (only ?? use) === use ? form.exec(run.map(({ text }) => text).join("")) : null;
    const part = (name: string) => Number(found?.[order.indexOf(name) + 1] ?? 0);
    const year = part("y") > 0 && part("y") < 100 ? fullYear(part("y")) : part("y");
    const isGood =
      (!order.includes("y") || (year >= 1900 && year < 2100)) &&
      (!order.includes("m") || isMonth(part("m"))) &&
      (!order.includes("d") || isDate(part("d")));
    if (!found || !isGood) continue;
    const value: CalendarDate = {
      ...(order.includes("y") ? { year } : {}),
      ...(order.includes("m") ? { month: part("m") } : {}),
      ...(order.includes("d") ? { day: part("d") } : {}),
      ...(only === undefined ? {} : { weak: true }),
    };
    // "15.12." has a full stop of its own.
    const stop = list[at + length];
    const hasStop = order === "dm" && stop?.text === "." && stop.isJoined;
    return { value, next: at + length + (hasStop ? 1 : 0) };
  }
  return null;
}

/** 2019年3月5日, 19年3月, 一三年, 三月, 11月20号, 20日到22日. */
function markedAt(list: readonly Token[], at: number, use: DateUse): Read<CalendarDate> | null {
  const first = integerAt(list, at);
  if (first === null) return null;
  let value: CalendarDate = {};
  let next = at;
  if (has(list[first.next], "marks year")) {
    if (!isYear(first) && first.digits !== 2) return null;
    next = first.next + 1;
    value = { year: isYear(first) ? first.value : fullYear(first.value) };
    const months = list[next]?.senses.seasons;
    if (months !== undefined) return { value: { ...value, months }, next: next + 1 };
    const quarter = quarterAt(list, next);
    if (quarter !== null) return { value: { ...quarter.value, ...value }, next: quarter.next };
  }
  const month = integerAt(list, next);
  const hasMonth = month !== null && isMonth(month.value) && has(list[month.next], "marks month");
  if (!hasMonth) {
    // 20年 alone is as often twenty years.
    const isSure = isYear(first) || use === "resume";
    return next > at && isSure ? { value, next } : null;
  }
  value = { ...value, month: month.value };
  next = month.next + 1;
  const day = markedDayAt(list, next, false);
  return day === null ? { value, next } : { value: { ...value, ...day.value }, next: day.next };
}

function markedDayAt(list: readonly Token[], at: number, needsMark: boolean): Read<Days> | null {
  const day = integerAt(list, at);
  if (day === null || !isDate(day.value) || day.digits > 2) return null;
  const isMarked = has(list[day.next], "marks day");
  // 11月20 下午: without its mark only figures are a day.
  const isBare = !needsMark && list[at]?.isDigits && !has(list[day.next], "marks hour");
  if (!isMarked && !isBare) return null;
  const next = day.next + (isMarked ? 1 : 0);
  const to = has(list[next], "joiners") ? integerAt(list, next + 1) : null;
  const isRange = to !== null && to.value > day.value && has(list[to.next], "marks day");
  if (!isRange) return { value: { day: day.value }, next };
  return { value: { day: day.value, toDay: to.value }, next: to.next + 1 };
}

/** 20号, "the 15th": a day alone. */
function dayOfMonthAt(list: readonly Token[], at: number, use: DateUse): Read<CalendarDate> | null {
  if (use === "resume") return null;
  const marked = markedDayAt(list, at, true);
  if (marked !== null) return marked;
  const number = integerAt(list, at);
  if (number === null || !isDate(number.value) || !list[at]?.isDigits) return null;
  const suffix = list[number.next];
  const isSuffixed = has(suffix, "ordinal suffix") && suffix?.isJoined && suffix.text !== ".";
  return isSuffixed ? { value: { day: number.value }, next: number.next + 1 } : null;
}
