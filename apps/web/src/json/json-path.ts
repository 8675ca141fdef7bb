/** Ways into a JSON value, in the spelling of the validator's issues: `steps[2].args["a b"]`. */
import { isList, isRecord, type Json } from "./json.ts";

export type Segment = string | number;
export type JsonPath = readonly Segment[];

const PART = /\.?([^.[\]"']+)|\[(-?\d+)\]|\["((?:[^"\\]|\\.)*)"\]/gy;
const PLAIN_KEY = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?$/u;

/** As far as it can be read: what follows is less exact, but still leads near the place. */
export function parsePath(text: string): JsonPath {
  const segments: Segment[] = [];
  for (const [, plain, index, quoted] of text.matchAll(PART)) {
    if (plain !== undefined) segments.push(plain);
    else if (index !== undefined) segments.push(Number(index));
    else segments.push((quoted ?? "").replace(/\\(.)/g, "$1"));
  }
  return segments;
}

/** Spelt so that it can follow a placeholder: `.name`, `[0]`, `["a b"]`. */
export function formatPath(path: JsonPath): string {
  return path
    .map((segment) => {
      if (typeof segment === "number") return `[${segment}]`;
      if (PLAIN_KEY.test(segment)) return `.${segment}`;
      return `["${segment.replace(/["\\]/g, "\\$&")}"]`;
    })
    .join("");
}

export function valueAt(value: Json | undefined, path: JsonPath): Json | undefined {
  let at = value;
  for (const segment of path) {
    if (typeof segment === "number") at = isList(at) ? at[segment] : undefined;
    else at = isRecord(at) && Object.hasOwn(at, segment) ? at[segment] : undefined;
  }
  return at;
}

/** A copy with another value at one place; `undefined` removes it. Missing records are made. */
export function withValueAt(value: Json | undefined, path: JsonPath, next: Json | undefined): Json {
  const [segment, ...rest] = path;
  if (segment === undefined) return next ?? null;
  const inner = (old: Json | undefined) =>
    rest.length === 0 ? next : withValueAt(old, rest, next);
  if (typeof segment === "number") {
    const list = isList(value) ? value : [];
    const entry = inner(list[segment]);
    return entry === undefined ? list.toSpliced(segment, 1) : list.with(segment, entry);
  }
  const record = isRecord(value) ? value : {};
  const entry = inner(Object.hasOwn(record, segment) ? record[segment] : undefined);
  if (entry === undefined) {
    return Object.fromEntries(Object.entries(record).filter(([key]) => key !== segment));
  }
  // Not a spread with a computed key: `__proto__` must become a key like any other.
  const entries = Object.entries(record);
  const known = Object.hasOwn(record, segment);
  return Object.fromEntries(
    known
      ? entries.map(([key, old]) => [key, key === segment ? entry : old])
      : [...entries, [segment, entry]],
  );
}

export function startsWith(path: JsonPath, prefix: JsonPath): boolean {
  return prefix.every((segment, index) => path[index] === segment);
}
