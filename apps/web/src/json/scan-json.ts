/**
 * Reads JSON and remembers where everything stands, so that an issue of a value can be shown at its
 * line. Where the text is not JSON it says at which character, which browsers do each in their way.
 */
import type { Json } from "./json.ts";
import type { JsonPath } from "./json-path.ts";

export type FlawCode = "value" | "key" | "colon" | "comma" | "string" | "end" | "after" | "depth";

export interface Located {
  readonly value: Json;
  readonly start: number;
  readonly end: number;
  /** Of an entry of an object: where its key begins. */
  readonly keyStart?: number;
  readonly children: ReadonlyMap<string | number, Located>;
}

export type Scan =
  | { readonly ok: true; readonly root: Located }
  | { readonly ok: false; readonly code: FlawCode; readonly at: number };

const MAX_DEPTH = 200;
const SPACE = /[ \t\n\r]*/y;
const ATOM = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in strings
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const NO_CHILDREN: Located["children"] = new Map();

class Flaw extends Error {
  readonly code: FlawCode;
  readonly at: number;
  constructor(code: FlawCode, at: number) {
    super(code);
    this.code = code;
    this.at = at;
  }
}

export function scanJson(text: string): Scan {
  try {
    const root = scanValue(text, skip(text, 0), 0);
    const rest = skip(text, root.end);
    return rest === text.length ? { ok: true, root } : { ok: false, code: "after", at: rest };
  } catch (error) {
    if (!(error instanceof Flaw)) throw error;
    const code = error.at >= text.length ? "end" : error.code;
    return { ok: false, code, at: Math.min(error.at, text.length) };
  }
}

/** The deepest part of the path that is there. */
export function locate(root: Located, path: JsonPath): Located {
  let at = root;
  for (const segment of path) {
    const next = at.children.get(segment);
    if (next === undefined) return at;
    at = next;
  }
  return at;
}

function scanValue(text: string, start: number, depth: number): Located {
  if (depth > MAX_DEPTH) throw new Flaw("depth", start);
  const first = text[start];
  if (first === "{") return scanObject(text, start, depth);
  if (first === "[") return scanArray(text, start, depth);
  const source = first === '"' ? stringAt(text, start) : match(ATOM, text, start);
  if (source === undefined) throw new Flaw("value", start);
  const value: Json = JSON.parse(source);
  return { value, start, end: start + source.length, children: NO_CHILDREN };
}

function scanObject(text: string, start: number, depth: number): Located {
  const children = new Map<string, Located>();
  let at = skip(text, start + 1);
  while (text[at] !== "}") {
    const keyStart = at;
    if (text[at] !== '"') throw new Flaw("key", at);
    const source = stringAt(text, at);
    const key: string = JSON.parse(source);
    at = skip(text, at + source.length);
    if (text[at] !== ":") throw new Flaw("colon", at);
    const entry = scanValue(text, skip(text, at + 1), depth + 1);
    children.set(key, { ...entry, keyStart });
    at = next(text, entry.end, "}");
  }
  const value = Object.fromEntries([...children].map(([key, entry]) => [key, entry.value]));
  return { value, start, end: at + 1, children };
}

function scanArray(text: string, start: number, depth: number): Located {
  const children = new Map<number, Located>();
  let at = skip(text, start + 1);
  while (text[at] !== "]") {
    const entry = scanValue(text, at, depth + 1);
    children.set(children.size, entry);
    at = next(text, entry.end, "]");
  }
  return { value: [...children.values()].map(({ value }) => value), start, end: at + 1, children };
}

/** Behind a comma there must be another entry. */
function next(text: string, end: number, close: "}" | "]"): number {
  const at = skip(text, end);
  if (text[at] === close) return at;
  if (text[at] !== ",") throw new Flaw("comma", at);
  const after = skip(text, at + 1);
  if (text[after] === close) throw new Flaw(close === "}" ? "key" : "value", after);
  return after;
}

function stringAt(text: string, start: number): string {
  const source = match(STRING, text, start);
  if (source === undefined) throw new Flaw("string", start);
  return source;
}

function skip(text: string, from: number): number {
  return from + (match(SPACE, text, from) ?? "").length;
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
