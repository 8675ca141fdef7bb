/** Values of iCalendar: dates, times and durations. Null for what is none. */
import type { ContentLine } from "./content-line.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * `wall` is what a clock on the wall shows, as if that were UTC. A `date` is a whole day, `floating`
 * is the time wherever one is, `zoned` that of the zone with the name `tzid`.
 */
export interface CalendarTime {
  readonly form: "date" | "utc" | "floating" | "zoned";
  readonly wall: number;
  readonly tzid?: string;
}

/** Days are those of the calendar, which a change of clocks makes longer or shorter; `ms` are exact. */
export interface CalendarDuration {
  readonly days: number;
  readonly ms: number;
}

const TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/;
const DURATION =
  /^([+-]?)P(?=\d|T\d)(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,7})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/;

export function parseTime(value: string, tzid: string | undefined): CalendarTime | null {
  const found = TIME.exec(value.trim());
  if (found === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((text) => Number(text ?? 0));
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 0;
  // 60 is a leap second, which no calendar counts.
  if (!isDay || hour > 23 || minute > 59 || second > 60) return null;
  const wall = date.getTime() + hour * HOUR + minute * MINUTE + Math.min(second, 59) * 1000;
  if (found[4] === undefined) return { form: "date", wall };
  if (found[7] === "Z") return { form: "utc", wall };
  return tzid === undefined ? { form: "floating", wall } : { form: "zoned", wall, tzid };
}

/** Every time of a line that may have several, such as EXDATE; null if one of them is none. */
export function parseTimes({ value, parameters }: ContentLine): CalendarTime[] | null {
  const times = value.split(",").map((one) => parseTime(one, parameters.TZID));
  return times.every((time) => time !== null) ? times : null;
}

export function parseDuration(value: string): CalendarDuration | null {
  const found = DURATION.exec(value.trim());
  if (found === null) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(2)
    .map((text) => Number(text ?? 0));
  const sign = found[1] === "-" ? -1 : 1;
  return {
    days: sign * (weeks * 7 + days),
    ms: sign * (hours * HOUR + minutes * MINUTE + seconds * 1000),
  };
}

/** `20261120T090000Z`. */
export function formatUtc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** `+01:00`. */
export function formatOffset(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / MINUTE);
  const part = (number: number) => String(number).padStart(2, "0");
  return `${ms < 0 ? "-" : "+"}${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}
