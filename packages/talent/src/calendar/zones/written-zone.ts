/** The zone that a file describes itself (VTIMEZONE), for names that mean nothing elsewhere. */
import { DAY } from "../lines/values.ts";
import { recurrencesIn } from "../reading/recurrence.ts";
import type { Span } from "../span.ts";
import type { Zone } from "./zone.ts";

/** From when on clocks show another time: at `wall`, by the clock before. */
export interface Observance {
  readonly wall: number;
  readonly offsetFrom: number;
  readonly offsetTo: number;
  readonly rule: string | null;
  readonly more: readonly number[];
}

interface Change {
  readonly at: number;
  readonly offset: number;
}

const YEARS = 2 * 366 * DAY;

/** True around the window, which is all that is asked of it. Null without a single observance. */
export function writtenZone(
  name: string,
  observances: readonly Observance[],
  window: Span,
): Zone | null {
  const changes = observances
    .flatMap((one) => changesOf(one, window))
    .toSorted((a, b) => a.at - b.at);
  const first = observances.toSorted((a, b) => a.wall - b.wall)[0];
  if (first === undefined) return null;
  return {
    name,
    offsetAt: (instant) => changes.findLast(({ at }) => at <= instant)?.offset ?? first.offsetFrom,
  };
}

function changesOf(observance: Observance, window: Span): Change[] {
  const { wall, offsetFrom, offsetTo, rule, more } = observance;
  const around = { start: window.start - YEARS, end: window.end + YEARS };
  const found = rule === null ? null : recurrencesIn(rule, wall, around);
  const walls = [wall, ...more, ...(found?.kind === "times" ? found.walls : [])];
  return walls.map((one) => ({ at: one - offsetFrom, offset: offsetTo }));
}
