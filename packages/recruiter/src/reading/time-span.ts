/** From when to when, as a message says it. */
import { type FoundTime, timesIn } from "@bole/language/text";
import type { DeskScene } from "./desk.ts";

export interface TimeSpan {
  readonly from: string | null;
  readonly to: string | null;
}

const HOUR = 3_600_000;

/** Null where the words are no time. */
export function timeSpan(
  words: string,
  { now, zone }: Pick<DeskScene, "now" | "zone">,
  toward: "future" | "past",
): TimeSpan | null {
  const [time] = timesIn(words, { now, zone, toward });
  return time === undefined ? null : spanOf(time);
}

export function spanOf({ start, end, bound }: FoundTime): TimeSpan {
  if (bound === "before") return { from: null, to: start };
  if (bound === "after") return { from: start, to: null };
  // A time of the day is that hour.
  const to = start === end ? new Date(Date.parse(end) + HOUR).toISOString() : end;
  return { from: start, to };
}
