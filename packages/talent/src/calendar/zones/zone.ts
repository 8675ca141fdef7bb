/** Time zones as functions from an instant to what clocks there show. */
import { DAY, HOUR, MINUTE } from "../lines/values.ts";

export interface Zone {
  readonly name: string;
  /** Milliseconds by which its clocks are ahead of UTC. */
  offsetAt(instant: number): number;
}

/** What a clock there shows, as if that were UTC. */
export function toWall(zone: Zone, instant: number): number {
  return instant + zone.offsetAt(instant);
}

/**
 * When a clock there shows it. Of the two times in the hour that a change of clocks repeats it is the
 * first; a time that it leaves out is counted by the offset before, as RFC 5545 wants both.
 */
export function toInstant(zone: Zone, wall: number): number {
  const before = zone.offsetAt(wall - DAY);
  const after = zone.offsetAt(wall + DAY);
  if (zone.offsetAt(wall - before) === before) return wall - before;
  return zone.offsetAt(wall - after) === after ? wall - after : wall - before;
}

/** No zone has changed its clocks within a quarter of an hour. */
const STEP = 15 * MINUTE;

/** Null for a name that no zone has. */
export function ianaZone(name: string): Zone | null {
  const format = offsetFormat(name);
  if (format === null) return null;
  const known = new Map<number, number>();
  return {
    name: format.resolvedOptions().timeZone,
    offsetAt(instant) {
      const step = Math.floor(instant / STEP);
      const there = known.get(step);
      if (there !== undefined) return there;
      const offset = readOffset(format, step * STEP);
      known.set(step, offset);
      return offset;
    },
  };
}

export function isTimeZone(name: string): boolean {
  return offsetFormat(name) !== null;
}

function offsetFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  } catch {
    return null;
  }
}

function readOffset(format: Intl.DateTimeFormat, instant: number): number {
  const text = format.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours, minutes, seconds] =
    /^GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text ?? "") ?? [];
  const ms =
    Number(hours ?? 0) * HOUR + Number(minutes ?? 0) * MINUTE + Number(seconds ?? 0) * 1000;
  return sign === "-" ? -ms : ms;
}
