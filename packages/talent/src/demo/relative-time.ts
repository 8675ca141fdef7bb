/**
 * Times that are told from the day on which the demo is loaded, so that it never looks old:
 * `-12wd 09:30` is twelve working days ago, `+30d` in thirty days. Working days keep appointments
 * off the weekend, whichever day somebody loads the demo on.
 */
import { z } from "zod";

const PATTERN = /^([+-]\d{1,3})(d|wd)(?: ([01]\d|2[0-3]):([0-5]\d))?$/;

export const RelativeTime = z
  .string()
  .regex(PATTERN, "use +3d or -12wd, with a time such as 09:30 where one is needed");
export type RelativeTime = z.infer<typeof RelativeTime>;

export interface Today {
  readonly now: Date;
  readonly timeZone: string;
}

interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export function toInstant(time: RelativeTime, today: Today): Date {
  const { year, month, day, hour, minute } = toLocal(time, today);
  const asIfUtc = Date.UTC(year, month - 1, day, hour, minute);
  const guess = asIfUtc - offsetAt(asIfUtc, today.timeZone);
  // The clocks may have been changed between the guess and what was meant.
  return new Date(asIfUtc - offsetAt(guess, today.timeZone));
}

/** `2026-11-18`, by the calendar that hangs there. */
export function toDay(time: RelativeTime, today: Today): string {
  const { year, month, day } = toLocal(time, today);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** As iCalendar writes it: `20261118`, or `20261118T093000` where an hour is told. */
export function toCalendarTime(time: RelativeTime, today: Today): string {
  const { hour, minute } = toLocal(time, today);
  const day = toDay(time, today).replaceAll("-", "");
  const two = (count: number) => String(count).padStart(2, "0");
  return time.includes(":") ? `${day}T${two(hour)}${two(minute)}00` : day;
}

function toLocal(time: RelativeTime, { now, timeZone }: Today): LocalTime {
  const [, count = "0", unit, hour = "0", minute = "0"] = PATTERN.exec(time) ?? [];
  const midnight = startOfDay(now, timeZone);
  const moved =
    unit === "wd" ? addWorkingDays(midnight, Number(count)) : Number(count) * DAY + midnight;
  const date = new Date(moved);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: Number(hour),
    minute: Number(minute),
  };
}

/** Midnight of the day that it is there, as if it were UTC: so that adding days needs no clock. */
function startOfDay(now: Date, timeZone: string): number {
  const there = now.getTime() + offsetAt(now.getTime(), timeZone);
  return Math.floor(there / DAY) * DAY;
}

function addWorkingDays(from: number, count: number): number {
  const step = count < 0 ? -DAY : DAY;
  let at = from;
  for (let left = Math.abs(count); left > 0; ) {
    at += step;
    if (![0, 6].includes(new Date(at).getUTCDay())) left -= 1;
  }
  return at;
}

/** How far the clocks there are ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const name = offsetsIn(timeZone)
    .formatToParts(instant)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours = "0", minutes = "0"] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept, because to make one takes longer than to use it a hundred times. */
function offsetsIn(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  formats.set(timeZone, known);
  return known;
}
