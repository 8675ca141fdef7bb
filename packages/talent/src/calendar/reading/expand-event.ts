/**
 * When an event takes place inside of a window. Repetitions are reckoned in the time of the wall, so
 * that what is at nine stays at nine when clocks change.
 */
import { type CalendarDuration, type CalendarTime, DAY } from "../lines/values.ts";
import type { Span } from "../span.ts";
import type { Zones } from "../zones/find-zone.ts";
import { toInstant, toWall, type Zone } from "../zones/zone.ts";
import type { CalendarEvent } from "./read-event.ts";
import { recurrencesIn, wallRule } from "./recurrence.ts";
import type { CalendarWarning } from "./warning.ts";

export interface Expanding {
  readonly window: Span;
  readonly zones: Zones;
  readonly own: Zone;
  readonly warn: (warning: CalendarWarning) => void;
}

/** One of an event's times; `wall` is when it begins by the clock of the event's zone. */
export interface Occurrence extends Span {
  readonly wall: number;
}

const UTC: Zone = { name: "UTC", offsetAt: () => 0 };

export function zoneOf(time: CalendarTime, line: number, { zones, own }: Expanding): Zone {
  if (time.form === "utc") return UTC;
  return time.tzid === undefined ? own : zones.find(time.tzid, line);
}

export function instantOf(time: CalendarTime, line: number, expanding: Expanding): number {
  return toInstant(zoneOf(time, line, expanding), time.wall);
}

export function expandEvent(event: CalendarEvent, expanding: Expanding): Occurrence[] {
  const { start, line } = event;
  const zone = zoneOf(start, line, expanding);
  const lasts = durationOf(event, event.end, expanding);
  const at = (wall: number, duration = lasts): Occurrence => {
    const begins = toInstant(zone, wall);
    const nominal = duration.days === 0 ? begins : toInstant(zone, wall + duration.days * DAY);
    return { wall, start: begins, end: nominal + duration.ms };
  };
  const first = at(start.wall);
  if (first.end < first.start) {
    const detail = "The event ends before it begins; it was left out.";
    expanding.warn({ line, code: "ends-before-it-begins", detail });
    return [];
  }
  const more = event.more.map((one) => {
    const wall = toWall(zone, instantOf(one.start, line, expanding));
    return one.end === undefined
      ? at(wall)
      : at(wall, durationOf({ line, start: one.start }, one.end, expanding));
  });
  const repeated = event.rules.flatMap((rule) => repeat(event, rule, zone, expanding));
  if (repeated.includes("always")) return [{ ...first, end: expanding.window.end }];
  const walls = new Set([start.wall, ...repeated.filter((wall) => wall !== "always")]);
  const times = [...[...walls].map((wall) => at(wall)), ...more];
  const isLeftOut = leftOut(event, expanding);
  return times.filter((one) => !isLeftOut(one));
}

/** Clocks of the wall at which a rule falls so that something of it is inside of the window. */
function repeat(
  event: CalendarEvent,
  rule: string,
  zone: Zone,
  expanding: Expanding,
): (number | "always")[] {
  const { line, start } = event;
  const { days, ms } = durationOf(event, event.end, expanding);
  const window = {
    start: toWall(zone, expanding.window.start) - (days + 1) * DAY - ms,
    end: toWall(zone, expanding.window.end) + DAY,
  };
  const written = wallRule(rule, (instant) => toWall(zone, instant));
  const found = recurrencesIn(written, start.wall, window);
  if (found.kind === "times") return [...found.walls];
  if (found.kind === "too-dense") {
    const detail = `"${rule}" falls more often than can be counted: taken for busy without a break.`;
    expanding.warn({ line, code: "recurrence-too-dense", detail });
    return ["always"];
  }
  const detail = `"${rule}" cannot be followed (${found.why}); the event was taken once.`;
  expanding.warn({ line, code: "recurrence-broken", detail });
  return [];
}

/** Days where the calendar counts them, else the time between the two instants. */
function durationOf(
  { line, start }: Pick<CalendarEvent, "line" | "start">,
  end: CalendarEvent["end"],
  expanding: Expanding,
): CalendarDuration {
  if (!("form" in end)) return end;
  if (start.form === "date" && end.form === "date")
    return { days: Math.round((end.wall - start.wall) / DAY), ms: 0 };
  return {
    days: 0,
    ms: instantOf(end, line, expanding) - instantOf(start, line, expanding),
  };
}

/** A day that is left out takes all of its times with it. */
function leftOut(event: CalendarEvent, expanding: Expanding): (one: Occurrence) => boolean {
  const { without, line } = event;
  const days = new Set(without.filter(({ form }) => form === "date").map(({ wall }) => wall));
  const times = new Set(
    without.filter(({ form }) => form !== "date").map((time) => instantOf(time, line, expanding)),
  );
  return ({ wall, start }) => days.has(Math.floor(wall / DAY) * DAY) || times.has(start);
}
