/** When something can be done: the sittings of all weeks, within the hours and the days that there are. */
import { addDays, type Day, latestDay } from "../text/day.ts";
import type { ScheduleWishes } from "./schedule-wishes.ts";
import { sessionsOf } from "./sessions-of-week.ts";
import { weekdaysFor, weekOf, workingDays } from "./working-days.ts";

/** Where nobody says how many. */
export const ASSUMED_HOURS = 5;
/** What comes after four weeks has its milestones; the next weeks are planned with what these showed. */
const MOST_WEEKS = 4;
const MOST_ITEMS = 20;

export interface SlotInput {
  readonly wishes: ScheduleWishes;
  readonly start: Day;
  readonly end: Day;
}

export function slotsFor({ wishes, start, end }: SlotInput): Slot[] {
  const weeks = Math.min(Math.max(1, weekOf(start, latestDay(start, end))), MOST_WEEKS);
  const hours = wishes.hours_per_week ?? ASSUMED_HOURS;
  return slotsOf({
    start,
    end,
    weeks,
    hours,
    weekdays: weekdaysFor(wishes),
    holidays: wishes.holidays,
  });
}

export interface Slot {
  readonly date: Day;
  readonly hours: number;
}

function slotsOf(limits: {
  readonly start: Day;
  readonly end: Day;
  readonly weeks: number;
  readonly hours: number;
  readonly weekdays: readonly number[];
  readonly holidays: ScheduleWishes["holidays"];
}): Slot[] {
  const { start, end, weeks, hours, weekdays, holidays } = limits;
  const slots: Slot[] = [];
  for (let week = 0; week < weeks && slots.length < MOST_ITEMS; week++) {
    const first = addDays(start, week * 7);
    const last = addDays(first, 6) < end ? addDays(first, 6) : end;
    slots.push(...sessionsOf(hours, workingDays(first, last, weekdays, holidays)));
  }
  return slots.slice(0, MOST_ITEMS);
}
