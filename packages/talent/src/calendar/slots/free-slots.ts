/**
 * When everybody who is needed is free: inside of the working hours of each, by their own clock, and
 * away from what is in the calendar of any. Slots begin at round times by the clock of the first.
 */
import { MINUTE } from "../lines/values.ts";
import { mergeSpans, type Span } from "../span.ts";
import { toWall, type Zone } from "../zones/zone.ts";
import { type WorkingHours, workingSpans } from "./working-hours.ts";

export interface Attendance {
  readonly zone: Zone;
  readonly hours: WorkingHours;
  readonly busy: readonly Span[];
}

export interface SlotQuery {
  readonly window: Span;
  readonly minutes: number;
  /** Minutes from the beginning of one slot to the next. */
  readonly step: number;
  /** Who has to be there; at least one. */
  readonly who: readonly [Attendance, ...Attendance[]];
}

export function* freeSlots({ window, minutes, step, who }: SlotQuery): Generator<Span> {
  const [first, ...others] = who;
  const free = others.reduce(
    (spans, one) => intersect(spans, freeSpans(one, window)),
    freeSpans(first, window),
  );
  const lasts = minutes * MINUTE;
  for (const { start, end } of free) {
    let at = nextRound(start, step * MINUTE, first.zone);
    while (at + lasts <= end) {
      yield { start: at, end: at + lasts };
      at = nextRound(at + MINUTE, step * MINUTE, first.zone);
    }
  }
}

/** Whether the whole stretch is free for somebody. */
export function isFree(span: Span, attendance: Attendance): boolean {
  return freeSpans(attendance, span).some(
    ({ start, end }) => start === span.start && end === span.end,
  );
}

function freeSpans({ zone, hours, busy }: Attendance, window: Span): Span[] {
  const buffer = hours.buffer_minutes * MINUTE;
  const taken = mergeSpans(
    busy.map(({ start, end }) => ({ start: start - buffer, end: end + buffer })),
  );
  const working = mergeSpans(workingSpans(hours, zone, window));
  return working.flatMap((span) => without(span, taken));
}

function without({ start, end }: Span, taken: readonly Span[]): Span[] {
  const free: Span[] = [];
  let at = start;
  for (const one of taken) {
    if (one.end <= at) continue;
    if (one.start >= end) break;
    if (one.start > at) free.push({ start: at, end: one.start });
    at = one.end;
  }
  if (at < end) free.push({ start: at, end });
  return free;
}

function intersect(some: readonly Span[], others: readonly Span[]): Span[] {
  const both: Span[] = [];
  let first = 0;
  for (const a of some) {
    while ((others[first]?.end ?? Infinity) <= a.start) first += 1;
    for (let at = first; at < others.length; at += 1) {
      const b = others[at];
      if (b === undefined || b.start >= a.end) break;
      both.push({ start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) });
    }
  }
  return both;
}

/** By the clock on the wall there, which may stand at another minute than that of UTC. */
function nextRound(instant: number, step: number, zone: Zone): number {
  const minute = Math.ceil(instant / MINUTE) * MINUTE;
  const over = toWall(zone, minute) % step;
  return over === 0 ? minute : minute + step - over;
}
