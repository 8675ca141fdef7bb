import type { Alias } from "../taxonomy/alias.ts";
import type { Place } from "./place.ts";

/** How far a field reaches, in signs of the text and in other names. */
const REACH = 80;
const NAMES = 12;

/** Whether another concept of the field that the reading belongs to stands nearby. */
export function isNear(
  text: string,
  places: readonly Place[],
  at: number,
  { id, when, written }: Alias,
): boolean {
  const place = places[at];
  if (when.kind !== "near" || !place) return false;
  const here = text.slice(place.start, place.end);
  // "aps" and "Aps" may be APS; ApS is something else.
  if (here !== written && here.slice(1) !== here.slice(1).toLowerCase()) return false;
  const { categories } = when;
  return places.slice(Math.max(0, at - NAMES), at + NAMES + 1).some((other) => {
    const distance = Math.max(place.start - other.end, other.start - place.end);
    const { chosen } = other;
    return (
      chosen !== undefined &&
      distance <= REACH &&
      chosen.id !== id &&
      categories.includes(chosen.category)
    );
  });
}
