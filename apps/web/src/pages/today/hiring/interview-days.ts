/**
 * Which interviews Today shows: those of the day, and tomorrow's as well once the day is almost over or has none
 * left; then the next ones.
 */
import { wallOf } from "../../../i18n/wall-clock.ts";

interface Appointment {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly state: string;
}

/** Six in the evening. */
const ALMOST_OVER = 18 * 60;
/** A day in the middle of the next one, also where clocks change. */
const NOON_TO_NOON_MS = 24 * 3_600_000;
/** How many of the coming ones are shown. */
const NEXT = 3;

export function interviewDays<Interview extends Appointment>(
  interviews: readonly Interview[],
  now: number,
  zone: string,
) {
  const { day, minutes } = wallOf(now, zone);
  const noon = now + (12 * 60 - minutes) * 60_000;
  const nextDay = wallOf(noon + NOON_TO_NOON_MS, zone).day;
  const standing = interviews.filter(({ state }) => state !== "cancelled");
  const on = (which: string) =>
    standing.filter(({ starts_at }) => wallOf(starts_at, zone).day === which);
  const today = on(day);
  const isOver = minutes >= ALMOST_OVER || !today.some(({ ends_at }) => Date.parse(ends_at) > now);
  const tomorrow = isOver ? on(nextDay) : [];
  const after = tomorrow.length > 0 ? nextDay : day;
  return {
    today,
    tomorrow,
    next: standing.filter(({ starts_at }) => wallOf(starts_at, zone).day > after).slice(0, NEXT),
  };
}
