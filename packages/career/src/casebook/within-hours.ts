/** Moves what a week has no hours for into the next one. */

interface Timed {
  readonly week: number;
  readonly hours: number;
}

const WEEKS = 4;

/** @param actions in the order in which they are to be done; what finds no place in four weeks is left out */
export function withinHours<T extends Timed>(actions: readonly T[], hours: number): T[] {
  const used = new Map<number, number>();
  let earliest = 1;
  return actions.flatMap((action) => {
    const length = Math.min(action.hours, hours);
    for (let week = Math.max(action.week, earliest); week <= WEEKS; week += 1) {
      const before = used.get(week) ?? 0;
      if (before + length > hours) continue;
      used.set(week, before + length);
      earliest = week;
      return [{ ...action, week, hours: length }];
    }
    return [];
  });
}
