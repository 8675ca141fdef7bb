/** Dates as résumés have them: 2019年3月, "Mar 2019", 19.03, "summer 2020", 去年七月, 至今. */
import { addMonths, type LocalDay } from "@bole/base";
import { type CalendarDate, calendarDateAt } from "./calendar-date.ts";
import { durationAt } from "./durations.ts";
import { UNITS } from "./lexicon.ts";
import { has, type Read, readAll, sense, type Token, tokensOf } from "./tokens.ts";

export interface ResumeDate extends CalendarDate {
  /** It goes on until today. */
  readonly present?: true;
}

export interface FoundDate extends ResumeDate {
  readonly place: [number, number];
}

/** @param today without it, dates such as "last year" are not found */
export function datesIn(text: string, today?: LocalDay, language?: string): FoundDate[] {
  const tokens = tokensOf(text, language);
  const whole = tokens.list.length;
  return readAll(
    tokens,
    (list, at) => {
      const read = dateAt(list, at, today);
      // "May" and "march" are months where nothing else stands beside them.
      const isDoubtful = read?.next === at + 1 && has(list[at], "doubtful");
      return isDoubtful && whole > 1 ? null : read;
    },
    (value, place) => ({ ...value, place }),
  );
}

/** Whether a text says that something goes on: 至今, "present". */
export function isPresent(text: string): boolean {
  const [date, ...more] = datesIn(text.trim());
  const [from, to] = date?.place ?? [0, 0];
  return date?.present === true && more.length === 0 && from === 0 && to === text.trim().length;
}

function dateAt(
  list: readonly Token[],
  at: number,
  today: LocalDay | undefined,
): Read<ResumeDate> | null {
  const relative = today === undefined ? null : relativeAt(list, at, today);
  if (relative !== null) return relative;
  const read = calendarDateAt(list, at, "resume");
  if (read !== null) return read;
  const isLone = !has(list[at + 1], "marks year");
  return has(list[at], "present") && isLone ? { value: { present: true }, next: at + 1 } : null;
}

/** 去年7月, "this May", 上个月, "two years ago". */
function relativeAt(list: readonly Token[], at: number, today: LocalDay): Read<ResumeDate> | null {
  const which = sense(list[at], "which");
  const unit = which === undefined ? undefined : UNITS[sense(list[at + 1], "unit") ?? -1];
  const years = sense(list[at], "years") ?? (unit === "year" ? which : undefined);
  if (years !== undefined) {
    const next = at + (unit === "year" ? 2 : 1);
    const month = calendarDateAt(list, next, "resume");
    const isMonth = month !== null && month.value.year === undefined;
    const date = { ...(isMonth ? month.value : {}), year: today.year + years };
    return { value: date, next: isMonth ? month.next : next };
  }
  if (which === undefined) return agoAt(list, at, today);
  if (unit === "month") return { value: monthOf(today, which), next: at + 2 };
  const month = calendarDateAt(list, at + 1, "resume");
  if (month?.value.month === undefined || month.value.year !== undefined) return null;
  return { value: { ...month.value, year: today.year + which }, next: month.next };
}

function agoAt(list: readonly Token[], at: number, today: LocalDay): Read<ResumeDate> | null {
  const isPrefixed = has(list[at], "ago prefix");
  const read = durationAt(list, isPrefixed ? at + 1 : at);
  const isSuffixed = read !== null && has(list[read.next], "ago suffix");
  if (read === null || !(isPrefixed || isSuffixed) || read.value.months < 1) return null;
  const { year, month } = monthOf(today, -Math.round(read.value.months));
  const next = read.next + (isSuffixed ? 1 : 0);
  return { value: read.value.months % 12 === 0 ? { year } : { year, month }, next };
}

function monthOf(today: LocalDay, months: number): { year: number; month: number } {
  const { year, month } = addMonths({ ...today, day: 1 }, months);
  return { year, month };
}
