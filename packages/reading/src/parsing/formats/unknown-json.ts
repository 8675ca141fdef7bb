/**
 * JSON from outside, read without trust: whatever shape it has, these functions answer. Keys that
 * could reach an object's prototype are left out wherever an object is read.
 */
export type JsonRecord = Readonly<Record<string, unknown>>;

const POISONED = new Set(["__proto__", "constructor", "prototype"]);

/** The object's own entries, or null for what is no object. */
export function recordOf(value: unknown): JsonRecord | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !POISONED.has(key)));
}

/** Lists as they are, one value as a list of one, nothing as an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

export function recordsOf(value: unknown): readonly JsonRecord[] {
  return listOf(value)
    .map(recordOf)
    .filter((record) => record !== null);
}

/** Texts and numbers as text, everything else as an empty one. */
export function textOf(value: unknown): string {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return typeof value === "string" ? value.trim() : "";
}

/** The same, for what must stand on one line. */
export function lineOf(value: unknown): string {
  return textOf(value).replace(/\s*\n\s*/g, " ");
}

export function textsOf(value: unknown): readonly string[] {
  return listOf(value).flatMap((entry) => textOf(entry) || []);
}

/** The first of several spellings of a field that says something. */
export function firstLine(record: JsonRecord, ...keys: readonly string[]): string {
  for (const key of keys) {
    const text = lineOf(record[key]);
    if (text !== "") return text;
  }
  return "";
}

const DEPTH = 5;

/** Any value as lines that a person can read: what has no field of its own is kept as words. */
export function linesOf(value: unknown, depth = 0): readonly string[] {
  if (depth > DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => bulletOf(entry, depth));
  const record = recordOf(value);
  if (record === null) return textOf(value).split("\n").filter(Boolean);
  return Object.entries(record).flatMap(([key, entry]) => {
    const lines = linesOf(entry, depth + 1);
    const [first = "", ...more] = lines;
    if (lines.length === 0) return [];
    return first.startsWith("- ") ? [`${key}:`, ...lines] : [`${key}: ${first}`, ...more];
  });
}

function bulletOf(value: unknown, depth: number): readonly string[] {
  const record = recordOf(value);
  const words =
    record === null
      ? linesOf(value, depth + 1)
      : Object.values(record).flatMap((entry) => linesOf(entry, depth + 1));
  const line = words.map((word) => word.replace(/^- /, "")).join(", ");
  return line === "" ? [] : [`- ${line}`];
}
