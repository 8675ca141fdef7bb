/** What can be counted and read in the result of a run, whatever its form. */
import type { JsonValue } from "@bole/engine";

export interface NamedList {
  /** The field that holds it, or the step. */
  readonly name: string;
  readonly length: number;
}

export function listsIn(value: JsonValue, name = ""): NamedList[] {
  if (Array.isArray(value)) {
    return [{ name, length: value.length }, ...value.flatMap((entry) => listsIn(entry, name))];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => listsIn(inner, field));
}

export function textsIn(value: JsonValue): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((inner: JsonValue) => textsIn(inner));
}

/** Nothing, however it is wrapped. */
export function isEmpty(value: JsonValue): boolean {
  if (value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  if (typeof value !== "object") return false;
  return Object.values(value).every((inner: JsonValue) => isEmpty(inner));
}
