/** Which days were meant, seen from today. */
import {
  addDays,
  addMonths,
  compareDays,
  isDay,
  type LocalDay,
  lastDayOfMonth,
  weekdayOf,
} from "@bole/base";
import type { CalendarDate } from "./calendar-date.ts";
import type { CalendarUnit, SaidTime } from "./said-time.ts";

export interface DaySpan {
  readonly from: LocalDay;
  readonly to: LocalDay;
}

interface DayContext {
  readonly today: LocalDay;
  readonly toward: "future" | "past";
  /** Of a range, where its first half is: the second comes after it. */
  readonly first: DaySpan | null;
  /** In whose week a weekday is, where none is said. */
  readonly about: LocalDay;
}

/** Null for what is no day, such as the 31st of June. */
export function daysOf(said: SaidTime, context: DayContext): DaySpan | null {
  const { today } = context;
  const { day, date, away, unit, edge, years } = said;
  if (day !== undefined) return one(addDays(today, day));
  if (away !== undefined) return awayFrom(said, today);
  if (date !== undefined) {
    const span = dateSpan(date, said, context);
    return unit === "week" && span !== null ? weekOf(span.from) : narrowed(span, edge);
  }
  if (said.weekday !== undefined || said.isWeekend === true) return weekdays(said, context);
  if (unit !== undefined) return narrowed(unitSpan(unit, said.which ?? 0, today), edge);
  return years === undefined ? null : narrowed(yearSpan(today.year + years), edge);
}

const one = (day: LocalDay): DaySpan => ({ from: day, to: day });
const mondayOf = (day: LocalDay): LocalDay => addDays(day, 1 - weekdayOf(day));
const weekOf = (day: LocalDay): DaySpan => ({ from: mondayOf(day), to: addDays(mondayOf(day), 6) });
const yearSpan = (year: number): DaySpan => monthSpan(year, 1, 12);

function monthSpan(year: number, from: number, to: number): DaySpan {
  const last = { year: to < from ? year + 1 : year, month: to };
  return { from: { year, month: from, day: 1 }, to: { ...last, day: lastDayOfMonth(last) } };
}

function awayFrom({ away, isWithin, isBack }: SaidTime, today: LocalDay): DaySpan | null {
  if (away === undefined) return null;
  const sign = isBack ? -1 : 1;
  const days = Math.round(away.days + (away.months % 1) * 30 + away.minutes / 1440);
  const there = addDays(addMonths(today, sign * Math.trunc(away.months)), sign * days);
  if (!isWithin) return one(there);
  return isBack ? { from: there, to: today } : { from: today, to: there };
}

function weekdays(said: SaidTime, { today, toward, first, about }: DayContext): DaySpan {
  const { weekday = 6, isWeekend, which } = said;
  const length = isWeekend ? 1 : 0;
  const span = (from: LocalDay): DaySpan => ({ from, to: addDays(from, length) });
  const week = which === undefined ? (first?.from ?? about) : today;
  const base = mondayOf(week);
  let from = addDays(base, weekday - 1 + (which ?? 0) * 7);
  if (first !== null) {
    while (compareDays(from, first.from) < 0) from = addDays(from, 7);
    return span(from);
  }
  // Nobody calls today by its name, except as "this Monday"; a weekend may have begun.
  const isNear = isWeekend || which === 0 ? 0 : 1;
  const isOpen = which === undefined || which === 0;
  if (isOpen && toward === "future" && compareDays(addDays(from, length), today) < isNear)
    from = addDays(from, 7);
  if (which === undefined && toward === "past" && compareDays(from, today) > -isNear)
    from = addDays(from, -7);
  return span(from);
}

function unitSpan(unit: CalendarUnit, which: number, today: LocalDay): DaySpan {
  if (unit === "week") return weekOf(addDays(today, which * 7));
  if (unit === "year") return yearSpan(today.year + which);
  const isQuarter = unit === "quarter_year";
  const { year, month } = addMonths({ ...today, day: 1 }, which * (isQuarter ? 3 : 1));
  if (!isQuarter) return monthSpan(year, month, month);
  const first = month - ((month - 1) % 3);
  return monthSpan(year, first, first + 2);
}

function dateSpan(
  date: CalendarDate,
  { which, years }: SaidTime,
  { today, toward, first }: DayContext,
): DaySpan | null {
  const base = first?.from ?? today;
  const year = date.year ?? (years === undefined ? undefined : today.year + years);
  const at = (inYear: number): DaySpan | null => {
    const month = date.month ?? base.month;
    if (date.months !== undefined) return monthSpan(inYear, date.months[0], date.months[1]);
    if (date.day === undefined)
      return date.month === undefined ? yearSpan(inYear) : monthSpan(inYear, month, month);
    const from = { year: inYear, month, day: date.day };
    const to = { ...from, day: date.toDay ?? date.day };
    return isDay(from) && isDay(to) ? { from, to } : null;
  };
  if (year !== undefined) return at(year);
  // A day without a month is in this one or the next that has it.
  if (date.month === undefined && date.day !== undefined) return nextDay(date, base, toward);
  const direction = which !== undefined && which !== 0 ? Math.sign(which) : 0;
  const span = at(base.year);
  const isPast = span === null || compareDays(span.to, base) < 0;
  if (which === 0) return span;
  if (direction < 0 || toward === "past")
    return span !== null && compareDays(span.from, base) > 0 ? at(base.year - 1) : span;
  // The 29th of February may be four years away.
  if (!isPast) return span;
  return [1, 2, 3, 4].map((more) => at(base.year + more)).find((found) => found !== null) ?? null;
}

function nextDay(date: CalendarDate, base: LocalDay, toward: "future" | "past"): DaySpan | null {
  const step = toward === "past" ? -1 : 1;
  for (let months = 0; months < 3; months += 1) {
    const { year, month } = addMonths({ ...base, day: 1 }, months * step);
    const from = { year, month, day: date.day ?? 1 };
    const to = { ...from, day: date.toDay ?? from.day };
    if (isDay(from) && isDay(to) && compareDays(to, base) * step >= 0) return { from, to };
  }
  return null;
}

/** The beginning, middle or end of a span: a third of the working days of a week or of a month, two months of a year. */
function narrowed(span: DaySpan | null, edge: SaidTime["edge"]): DaySpan | null {
  if (span === null || edge === undefined) return span;
  const days = Math.round((compareDays(span.to, span.from) || 0) / 86_400_000) + 1;
  // Of a week only the working days.
  const length = days === 7 ? 5 : days;
  const third = Math.max(1, Math.round(length / (days > 300 ? 6 : 3)));
  const { from } = span;
  if (edge === "early") return { from, to: addDays(from, third - 1) };
  if (edge === "late")
    return { from: addDays(from, length - third), to: addDays(from, length - 1) };
  return { from: addDays(from, third), to: addDays(from, length - third - 1) };
}
