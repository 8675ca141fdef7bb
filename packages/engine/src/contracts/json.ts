import { z } from "zod";
import { engineErrors } from "../errors.ts";

/**
 * What may cross the boundary of an agent: JSON and nothing else. A value that JSON would bend
 * (a Date, NaN) or that a serialiser would choke on later (BigInt, an `lc` constructor) is refused
 * here, by its path, before it is stored anywhere.
 */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

export type JsonRecord = { readonly [key: string]: JsonValue };

/** Deeper than any honest document, and shallow enough for every recursive walk over it. */
const MAX_DEPTH = 200;

interface Flaw {
  readonly path: string;
  readonly what: string;
}

/** A plain copy without `undefined` properties, or the first thing that JSON cannot carry. */
function clean(
  value: unknown,
  path: string,
  above: Set<object>,
): { value: JsonValue } | { flaw: Flaw } {
  if (value === null || typeof value === "string" || typeof value === "boolean") return { value };
  if (typeof value === "number") {
    return Number.isFinite(value) ? { value } : { flaw: { path, what: String(value) } };
  }
  if (typeof value !== "object") return { flaw: { path, what: nameOf(value) } };
  if (above.has(value)) return { flaw: { path, what: "a cycle" } };
  if (above.size === MAX_DEPTH) return { flaw: { path, what: `nested below level ${MAX_DEPTH}` } };
  above.add(value);
  const result = Array.isArray(value)
    ? cleanList(value, path, above)
    : cleanRecord(value, path, above);
  above.delete(value);
  return result;
}

function cleanList(list: readonly unknown[], path: string, above: Set<object>) {
  const copy: JsonValue[] = [];
  for (let index = 0; index < list.length; index++) {
    const entry = clean(list[index], `${path}[${index}]`, above);
    if ("flaw" in entry) return entry;
    copy.push(entry.value);
  }
  return { value: copy };
}

function cleanRecord(record: object, path: string, above: Set<object>) {
  const prototype: unknown = Object.getPrototypeOf(record);
  if (prototype !== Object.prototype && prototype !== null) {
    return { flaw: { path, what: nameOf(record) } };
  }
  if (Object.getOwnPropertySymbols(record).length > 0) {
    return { flaw: { path, what: "an object with a symbol key" } };
  }
  if ("lc" in record && record.lc === 1 && "type" in record && record.type === "constructor") {
    return { flaw: { path, what: "a serialised constructor (`lc`)" } };
  }
  const entries: [string, JsonValue][] = [];
  for (const [key, inner] of Object.entries(record)) {
    if (inner === undefined) continue;
    const entry = clean(inner, path === "" ? key : `${path}.${key}`, above);
    if ("flaw" in entry) return entry;
    entries.push([key, entry.value]);
  }
  // Not an assignment: `copy.__proto__ = …` would set the prototype instead of a key.
  return { value: Object.fromEntries(entries) };
}

function nameOf(value: unknown): string {
  if (typeof value === "object" && value !== null) {
    const maker: unknown = value.constructor;
    return typeof maker === "function" ? `an instance of ${maker.name}` : "an exotic object";
  }
  return value === undefined ? "undefined" : `a ${typeof value}`;
}

/**
 * The value as plain JSON (`undefined` properties dropped), or a `not-json` error with the path.
 * @param at where the value came from, e.g. `result of step "2"`
 */
export function assertJson(value: unknown, at: string): JsonValue {
  const result = clean(value, "", new Set());
  if ("value" in result) return result.value;
  const { path, what } = result.flaw;
  const place = path === "" ? at : `${at}, at ${path},`;
  throw engineErrors.error("not-json", {
    detail: `${place} is ${what}, which JSON cannot carry.`,
    issues: [{ path, message: `${what} cannot be carried by JSON` }],
  });
}

/** The same rule as a schema, for the fields of plans and records that hold any JSON. */
export const JsonValue = z.unknown().transform((value, context): JsonValue => {
  const result = clean(value, "", new Set());
  if ("value" in result) return result.value;
  const { path, what } = result.flaw;
  context.addIssue(`${path === "" ? "this" : path} is ${what}, which JSON cannot carry`);
  return z.NEVER;
});

/** JSON with sorted keys: equal values have equal texts, so it can be hashed. */
export function canonicalJson(value: JsonValue): string {
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  const body = keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] ?? null)}`);
  return `{${body.join(",")}}`;
}

export function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

export function isRecord(value: JsonValue | undefined): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
