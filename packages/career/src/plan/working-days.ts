/** On which days something may be planned. */
import { addDays, type Day, daysBetween, type Weekday, weekdayOf } from "../text/day.ts";
import type { ScheduleWishes } from "./schedule-wishes.ts";

const ALL: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

type Limits = Pick<ScheduleWishes, "free_weekdays" | "only_weekdays" | "holidays">;

export function weekdaysFor({ free_weekdays, only_weekdays }: Limits): Weekday[] {
  return ALL.filter(
    (day) =>
      !free_weekdays.includes(day) && (only_weekdays === null || only_weekdays.includes(day)),
  );
}

export function isWorkingDay(
  day: Day,
  weekdays: readonly number[],
  holidays: Limits["holidays"],
): boolean {
  return (
    weekdays.includes(weekdayOf(day)) && !holidays.some(({ from, to }) => from <= day && day <= to)
  );
}

/** From the first to the last of them, both included. */
export function workingDays(
  first: Day,
  last: Day,
  weekdays: readonly number[],
  holidays: Limits["holidays"],
): Day[] {
  const count = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => addDays(first, index)).filter((day) =>
    isWorkingDay(day, weekdays, holidays),
  );
}

export const weekOf = (start: Day, day: Day): number => Math.floor(daysBetween(start, day) / 7) + 1;
