/** A policy's own phrases: those that are always found, and those that never are. */
import type { Place } from "../normalise/mapped-text.ts";

export function placesOf(terms: readonly string[], text: string): Place[] {
  if (terms.length === 0) return [];
  const lower = text.toLowerCase();
  return terms.flatMap((term) => {
    const wanted = term.toLowerCase();
    const places: Place[] = [];
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
      places.push({ start: at, end: at + wanted.length });
    }
    return places;
  });
}

/** Whether a finding lies within an allowed phrase. */
export function isAllowed({ start, end }: Place, allowed: readonly Place[]): boolean {
  return allowed.some((place) => place.start <= start && end <= place.end);
}
