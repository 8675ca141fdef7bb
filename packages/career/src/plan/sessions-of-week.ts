/** Cuts the hours of a week into sittings, and lays them on its days. Never more than the hours. */
import type { Day } from "../text/day.ts";

/** The longest that one sitting should be, and the shortest that is worth it. */
const LONG = 3;
const USUAL = 2;
const QUARTER = 0.25;
const MOST_USUAL = 4;

export interface Sitting {
  readonly date: Day;
  readonly hours: number;
}

export function sessionsOf(hours: number, days: readonly Day[]): Sitting[] {
  if (days.length === 0 || hours < QUARTER) return [];
  const usual = Math.max(1, Math.min(MOST_USUAL, Math.round(hours / USUAL)));
  const count = Math.max(usual, Math.min(Math.ceil(hours / LONG), days.length * 2));
  const each = Math.floor(hours / count / QUARTER) * QUARTER;
  if (each < QUARTER) return [];
  return Array.from({ length: count }, (_, index) => ({
    date: days[Math.floor((index * days.length) / count)] ?? days[0] ?? "",
    hours: each,
  }));
}
