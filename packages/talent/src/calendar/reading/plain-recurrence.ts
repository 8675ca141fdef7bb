/**
 * The rules that nearly all repeated events have: every so many days or weeks, on certain days of the
 * week. Reckoned by plain counting, a hundred times as fast as by the library that knows all rules;
 * a test compares the two.
 */
import { DAY, parseTime } from "../lines/values.ts";
import type { Span } from "../span.ts";

const DAYS: readonly string[] = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const KNOWN: ReadonlySet<string> = new Set(["FREQ", "INTERVAL", "BYDAY", "WKST", "UNTIL"]);

interface PlainRule {
  readonly isWeekly: boolean;
  readonly interval: number;
  /** From 0, Monday. */
  readonly weekdays: ReadonlySet<number> | null;
  readonly weekStart: number;
  readonly until: number;
}

/** Null for a rule that is more than that. */
export function plainRecurrencesIn(rule: string, start: number, window: Span): number[] | null {
  const plain = parsePlain(rule);
  if (plain === null) return null;
  const { isWeekly, interval, until, weekStart } = plain;
  const weekdays = plain.weekdays ?? (isWeekly ? new Set([weekday(start)]) : null);
  const timeOfDay = start - dayOf(start) * DAY;
  const firstDay = dayOf(start);
  const firstWeek = weekOf(firstDay, weekStart);
  const walls: number[] = [];
  const last = dayOf(Math.min(window.end, until));
  for (let day = Math.max(firstDay, dayOf(window.start)); day <= last; day += 1) {
    const periods = isWeekly ? weekOf(day, weekStart) - firstWeek : day - firstDay;
    const wall = day * DAY + timeOfDay;
    if (periods % interval !== 0 || weekdays?.has(weekday(wall)) === false) continue;
    if (wall >= window.start && wall <= window.end && wall <= until) walls.push(wall);
  }
  return walls;
}

function parsePlain(rule: string): PlainRule | null {
  const parts = new Map(
    rule.split(";").map((part) => {
      const [name = "", value = ""] = part.split("=");
      return [name, value];
    }),
  );
  const [frequency, interval] = [parts.get("FREQ"), Number(parts.get("INTERVAL") ?? 1)];
  const days = parts.get("BYDAY")?.split(",").map(dayNumber);
  const weekStart = dayNumber(parts.get("WKST") ?? "MO");
  const until = parts.has("UNTIL")
    ? parseTime(parts.get("UNTIL") ?? "", undefined)?.wall
    : Infinity;
  const isPlain =
    parts.keys().every((name) => KNOWN.has(name)) &&
    (frequency === "DAILY" || frequency === "WEEKLY") &&
    Number.isInteger(interval) &&
    interval > 0;
  if (!isPlain || until === undefined || days?.includes(-1) === true || weekStart === -1)
    return null;
  return {
    isWeekly: frequency === "WEEKLY",
    interval,
    weekdays: days === undefined ? null : new Set(days),
    weekStart,
    until,
  };
}

const dayNumber = (name: string): number => DAYS.indexOf(name);
const dayOf = (wall: number): number => Math.floor(wall / DAY);
/** The first day of the epoch was a Thursday. */
const weekday = (wall: number): number => (((dayOf(wall) + 3) % 7) + 7) % 7;
const weekOf = (day: number, weekStart: number): number => Math.floor((day + 3 - weekStart) / 7);
