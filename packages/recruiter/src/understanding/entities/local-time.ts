/** Wall clocks of a zone: days and hours as people say them, to instants and back. */
const DAY = 86_400_000;
const MINUTE = 60_000;

export interface LocalDay {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
}

export function localDayOf(instant: number, zone: string): LocalDay {
  const wall = new Date(instant + offsetAt(instant, zone));
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
}

export function addDays({ year, month, day }: LocalDay, days: number): LocalDay {
  const date = new Date(Date.UTC(year, month - 1, day) + days * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** 1 is Monday, 7 Sunday. */
export function weekdayOf({ year, month, day }: LocalDay): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
}

/** When clocks there show it. */
export function instantOf({ year, month, day }: LocalDay, minutes: number, zone: string): number {
  const wall = Date.UTC(year, month - 1, day) + minutes * MINUTE;
  const guess = wall - offsetAt(wall, zone);
  return wall - offsetAt(guess, zone);
}

function offsetAt(instant: number, zone: string): number {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  const name = format.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours = "0", minutes = "0"] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
}
