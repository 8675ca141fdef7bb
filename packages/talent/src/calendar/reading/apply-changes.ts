/** What is left of the times of an event after some of them were changed one by one. */
import { type Expanding, expandEvent, instantOf, type Occurrence } from "./expand-event.ts";
import type { CalendarEvent } from "./read-event.ts";

/** `changes` are events of the same UID that each stand for one time, or for all from one on. */
export function applyChanges(
  times: readonly Occurrence[],
  changes: readonly CalendarEvent[],
  expanding: Expanding,
): Occurrence[] {
  const was = changes.map((change) => ({
    change,
    at: change.instead === null ? Number.NaN : instantOf(change.instead, change.line, expanding),
  }));
  // What stands for one takes its place, whatever it is now: it is counted by itself.
  const replaced = new Set(was.map(({ at }) => at));
  const later = was.filter(({ change }) => change.andLater);
  return times
    .filter(({ start }) => !replaced.has(start))
    .flatMap((one) =>
      later.reduce<Occurrence[]>(
        (kept, { change, at }) => kept.flatMap((time) => shifted(time, change, at, expanding)),
        [one],
      ),
    );
}

function shifted(
  one: Occurrence,
  change: CalendarEvent,
  was: number,
  expanding: Expanding,
): Occurrence[] {
  if (one.start < was) return [one];
  const [now] = expandEvent(change, expanding);
  if (now === undefined || !change.isBusy) return [];
  const start = one.start + (now.start - was);
  return [{ ...one, start, end: start + (now.end - now.start) }];
}
