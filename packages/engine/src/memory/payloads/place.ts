import type { JsonValue } from "../../contracts/json.ts";

/** Where a value is stored whole: a record's key, which side of it, and the way down to the value. */
export type Place = readonly [key: string, side: Side, ...way: (string | number)[]];
export type Side = "input" | "result";

/**
 * The only key of an object that is not data in a packed value: a list is the place of the value that
 * belongs there, an object is data that has this key itself.
 */
export const MARK = "~";

/** In front of a packed text. No JSON begins with it, so texts of older versions are told apart. */
const PACKED = "~";

export function packedText(value: JsonValue, packed: boolean): string {
  return packed ? PACKED + JSON.stringify(value) : JSON.stringify(value);
}

export function readPackedText<T>(text: string): { readonly value: T; readonly packed: boolean } {
  const packed = text.startsWith(PACKED);
  return { value: JSON.parse(packed ? text.slice(PACKED.length) : text), packed };
}
