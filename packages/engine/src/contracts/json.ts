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

/** What JSON cannot carry, and where it stands. */
class Flaw {
  readonly path: string;
  readonly what: string;

  constructor(way: readonly (string | number)[], what: string) {
    this.path = way.reduce<string>((path, step) => {
      if (typeof step === "number") return `${path}[${step}]`;
      return path === "" ? step : `${path}.${step}`;
    }, "");
    this.what = what;
  }
}

/** Where a walk stands: the objects above it, and the way down to it. */
interface Walk {
  readonly above: Set<object>;
  readonly way: (string | number)[];
}

/** A plain copy without `undefined` properties, or the first thing that JSON cannot carry. */
function clean(value: unknown, walk: Walk): JsonValue | Flaw {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") {
    return Number.isFinite(value) ? value : new Flaw(walk.way, String(value));
  }
  if (typeof value !== "object") return new Flaw(walk.way, nameOf(value));
  const { above } = walk;
  if (above.has(value)) return new Flaw(walk.way, "a cycle");
  if (above.size === MAX_DEPTH) return new Flaw(walk.way, `nested below level ${MAX_DEPTH}`);
  above.add(value);
  const result = Array.isArray(value) ? cleanList(value, walk) : cleanRecord(value, walk);
  above.delete(value);
  return result;
}

function cleanList(list: readonly unknown[], walk: Walk): JsonValue | Flaw {
  const copy: JsonValue[] = [];
  for (let index = 0; index < list.length; index++) {
    walk.way.push(index);
    const entry = clean(list[index], walk);
    if (entry instanceof Flaw) return entry;
    walk.way.pop();
    copy.push(entry);
  }
  return copy;
}

function cleanRecord(record: object, walk: Walk): JsonValue | Flaw {
  const prototype: unknown = Object.getPrototypeOf(record);
  if (prototype !== Object.prototype && prototype !== null) {
    return new Flaw(walk.way, nameOf(record));
  }
  if (Object.getOwnPropertySymbols(record).length > 0) {
    return new Flaw(walk.way, "an object with a symbol key");
  }
  if ("lc" in record && record.lc === 1 && "type" in record && record.type === "constructor") {
    return new Flaw(walk.way, "a serialised constructor (`lc`)");
  }
  const copy: { [key: string]: JsonValue } = {};
  for (const [key, inner] of Object.entries(record)) {
    if (inner === undefined) continue;
    walk.way.push(key);
    const entry = clean(inner, walk);
    if (entry instanceof Flaw) return entry;
    walk.way.pop();
    setOwn(copy, key, entry);
  }
  return copy;
}

/** An assignment to `__proto__` would set the prototype instead of a key. */
export function setOwn<T>(record: { [key: string]: T }, key: string, value: T): void {
  if (key !== "__proto__") record[key] = value;
  else {
    Object.defineProperty(record, key, {
      ...{ value, enumerable: true, configurable: true, writable: true },
    });
  }
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
  const result = clean(value, { above: new Set(), way: [] });
  if (!(result instanceof Flaw)) return result;
  const { path, what } = result;
  const place = path === "" ? at : `${at}, at ${path},`;
  throw engineErrors.error("not-json", {
    detail: `${place} is ${what}, which JSON cannot carry.`,
    issues: [{ path, message: `${what} cannot be carried by JSON` }],
  });
}

/** The same rule as a schema, for the fields of plans and records that hold any JSON. */
export const JsonValue = z.unknown().transform((value, context): JsonValue => {
  const result = clean(value, { above: new Set(), way: [] });
  if (!(result instanceof Flaw)) return result;
  const { path, what } = result;
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
