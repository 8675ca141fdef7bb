/** Plain JSON as the wire contract has it, and what it is at a given place. */
import type { AgentEntry } from "@bole/server/contract";

export type Json = AgentEntry["input"];
export type JsonList = readonly Json[];
export type JsonRecord = { readonly [key: string]: Json };

export function isList(value: Json | undefined): value is JsonList {
  return Array.isArray(value);
}

export function isRecord(value: Json | undefined): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** As people read it: two spaces, one entry a line. */
export function prettyJson(value: Json): string {
  return JSON.stringify(value, null, 2);
}

/** The same value, whatever the order of its keys. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (isList(a) && isList(b)) {
    return a.length === b.length && a.every((entry, index) => sameJson(entry, b[index]));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}
