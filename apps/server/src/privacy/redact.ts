/**
 * Takes one person out of a value of which others are part, too. An object that has one of their ids is
 * about them: all its texts go but ids, which lead nowhere any more. Elsewhere a text goes that names
 * them. What stays keeps its shape, so that journals and places in them can still be read.
 */
import type { Subject } from "@bole/talent";

export const ERASED = "[erased]";

/** What stands for a value that is stored elsewhere in the same run (decision 37). */
const PLACE = "~";

export class Redaction {
  readonly #ids: ReadonlySet<string>;
  readonly #words: readonly string[];

  /** @param withNames whether texts with their name alone are theirs, too */
  constructor({ ids, contacts, names }: Subject, withNames: boolean) {
    this.#ids = new Set(ids);
    const words = [...ids, ...contacts, ...(withNames ? names : [])];
    this.#words = words.map((word) => word.toLowerCase());
  }

  /** A stored text: JSON, packed or not, or words. */
  stored(text: string): string {
    if (this.#ids.has(text)) return text;
    const packed = text.startsWith(PLACE) ? PLACE : "";
    const value = readJson(text.slice(packed.length));
    if (value === undefined) return this.names(text) ? ERASED : text;
    return packed + JSON.stringify(this.json(value));
  }

  json(value: unknown): unknown {
    if (typeof value === "string") return this.#text(value);
    if (Array.isArray(value)) return value.map((entry) => this.json(entry));
    if (!isObject(value)) return value;
    if (Array.isArray(value[PLACE])) return this.#place(value);
    const isTheirs = Object.values(value).some(
      (entry) => typeof entry === "string" && this.#ids.has(entry),
    );
    return mapObject(
      value,
      (entry) => (isTheirs ? this.#emptied(entry) : this.json(entry)),
      (key) => this.#key(key),
    );
  }

  /** Only the words themselves, in texts that are about others. */
  words(text: string): string {
    if (this.#ids.has(text)) return text;
    return this.#words.reduce((left, word) => replaceAll(left, word), text);
  }

  names(text: string): boolean {
    const lower = text.toLowerCase();
    return this.#words.some((word) => lower.includes(word));
  }

  /** What is about them, without the rest: for their own eyes. */
  extract(value: unknown): unknown[] {
    if (typeof value === "string") return this.names(value) ? [value] : [];
    if (Array.isArray(value)) return value.flatMap((entry) => this.extract(entry));
    if (!isObject(value)) return [];
    const isTheirs = Object.values(value).some(
      (entry) => typeof entry === "string" && this.#ids.has(entry),
    );
    return isTheirs ? [value] : Object.values(value).flatMap((entry) => this.extract(entry));
  }

  #text(text: string): string {
    if (this.#ids.has(text) || !this.names(text)) return text;
    // JSON inside of JSON: others may be in it, too.
    const inner = text.startsWith("{") || text.startsWith("[") ? readJson(text) : undefined;
    return inner === undefined ? ERASED : JSON.stringify(this.json(inner));
  }

  /** Without texts; numbers and flags tell nothing without them. */
  #emptied(value: unknown): unknown {
    if (typeof value === "string") return this.#ids.has(value) ? value : ERASED;
    if (Array.isArray(value)) return value.map((entry) => this.#emptied(entry));
    if (!isObject(value)) return value;
    if (Array.isArray(value[PLACE])) return this.#place(value);
    return mapObject(
      value,
      (entry) => this.#emptied(entry),
      (key) => this.#key(key),
    );
  }

  /** Leads through keys: those that were renamed are renamed in it, too. */
  #place(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const way = Array.isArray(value[PLACE]) ? value[PLACE] : [];
    return {
      ...value,
      [PLACE]: way.map((step: unknown) => (typeof step === "string" ? this.#key(step) : step)),
    };
  }

  #key(key: string): string {
    return !this.#ids.has(key) && this.names(key) ? ERASED : key;
  }
}

function mapObject(
  value: Readonly<Record<string, unknown>>,
  entryOf: (entry: unknown) => unknown,
  keyOf: (key: string) => string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [keyOf(key), entryOf(entry)]),
  );
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function replaceAll(text: string, lower: string): string {
  let left = text;
  for (let at = left.toLowerCase().indexOf(lower); at >= 0; ) {
    left = left.slice(0, at) + ERASED + left.slice(at + lower.length);
    at = left.toLowerCase().indexOf(lower, at + ERASED.length);
  }
  return left;
}
