/** Days as `2026-11-15`, reckoned without a time zone: a plan's day is a day everywhere. */
import { wallOf } from "../../../i18n/wall-clock.ts";

const DAY_MS = 86_400_000;

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => new Date(Date.parse(day)).getUTCDay() || 7;

/** In the reader's zone. */
export function todayOf(now: Date, zone: string): string {
  return wallOf(now.getTime(), zone).day;
}
