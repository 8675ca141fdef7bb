/** Wall clocks of a zone: days and hours as people say them, to instants and back. Pure. */
const DAY = 86_400_000;
const MINUTE = 60_000;

export interface LocalDay {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
}

export function localDayOf(instant: number, zone: string): LocalDay {
  return dayAt(instant + offsetAt(instant, zone));
}

/** Minutes since midnight on the clocks there. */
export function localMinutesOf(instant: number, zone: string): number {
  const wall = instant + offsetAt(instant, zone);
  return Math.floor((((wall % DAY) + DAY) % DAY) / MINUTE);
}

export function addDays({ year, month, day }: LocalDay, days: number): LocalDay {
  return dayAt(Date.UTC(year, month - 1, day) + days * DAY);
}

/** The last day of the month where the month has no such day. */
export function addMonths({ year, month, day }: LocalDay, months: number): LocalDay {
  const first = dayAt(Date.UTC(year, month - 1 + months, 1));
  return { ...first, day: Math.min(day, lastDayOfMonth(first)) };
}

export function lastDayOfMonth({ year, month }: Pick<LocalDay, "year" | "month">): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** False for the 31st of June. */
export function isDay({ year, month, day }: LocalDay): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDayOfMonth({ year, month });
}

/** Negative if `a` is earlier, 0 for the same day. */
export function compareDays(a: LocalDay, b: LocalDay): number {
  return Date.UTC(a.year, a.month - 1, a.day) - Date.UTC(b.year, b.month - 1, b.day);
}

/** 1 is Monday, 7 Sunday. */
export function weekdayOf({ year, month, day }: LocalDay): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
}

/** When clocks there show it. A time that a change of clocks leaves out is counted by the offset before. */
export function instantOf({ year, month, day }: LocalDay, minutes: number, zone: string): number {
  const wall = Date.UTC(year, month - 1, day) + minutes * MINUTE;
  const before = offsetAt(wall - DAY, zone);
  if (offsetAt(wall - before, zone) === before) return wall - before;
  const after = offsetAt(wall + DAY, zone);
  return offsetAt(wall - after, zone) === after ? wall - after : wall - before;
}

function dayAt(wall: number): LocalDay {
  const date = new Date(wall);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetAt(instant: number, zone: string): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
    formats.set(zone, format);
  }
  const name = format.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours = "0", minutes = "0"] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
}
