/** The whole result of a step, where a field's name would stand. */
export const WHOLE = "*";

/** `items[0].name` is a part of `items`. Null for the whole, and for a part of a list. */
export function topField(field: string): string | null {
  return /^[^.[*]+/.exec(field)?.[0] ?? null;
}
