import { z } from "zod";
import { parsePath } from "../placeholders/parse-template.ts";
import { valueAt } from "../placeholders/read-reference.ts";
import { isList, isRecord, JsonValue } from "./json.ts";

/** What the adapter does with one field: pure, and never a failure. */
export const FieldPath = z
  .string()
  .refine((path) => parsePath(path) !== null, 'use a path such as items[0].name or ["a key"]');

export const FieldRule = z.strictObject({
  path: FieldPath,
  /** Instead of nothing, of null, and of what `as` cannot read. Without it the field is left out. */
  default: JsonValue.optional(),
  as: z.enum(["string", "number", "boolean", "list"]).optional(),
  /** Takes the white space off both ends of a string, or of the strings in a list. */
  trim: z.boolean().optional(),
});
export type FieldRule = z.infer<typeof FieldRule>;

export function adapt(
  from: JsonValue,
  fields: Readonly<Record<string, string | FieldRule>>,
): Record<string, JsonValue> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = pick(from, typeof field === "string" ? { path: field } : field);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function pick(from: JsonValue, rule: FieldRule): JsonValue | undefined {
  const raw = valueAt(from, parsePath(rule.path) ?? []);
  const trimmed = raw !== undefined && rule.trim === true ? trim(raw) : raw;
  const value = rule.as === undefined ? trimmed : convert(trimmed, rule.as);
  const isThere = value !== undefined && value !== null;
  return isThere || rule.default === undefined ? value : rule.default;
}

function trim(value: JsonValue): JsonValue {
  if (typeof value === "string") return value.trim();
  return isList(value) ? value.map(trim) : value;
}

function convert(
  value: JsonValue | undefined,
  as: NonNullable<FieldRule["as"]>,
): JsonValue | undefined {
  if (value === undefined || value === null) return undefined;
  switch (as) {
    case "string":
      return isList(value) || isRecord(value) ? JSON.stringify(value) : String(value);
    case "number":
      return toNumber(value);
    case "boolean":
      return toBoolean(value);
    case "list":
      return isList(value) ? value : [value];
    default:
      return as satisfies never;
  }
}

function toNumber(value: JsonValue): number | undefined {
  if (typeof value === "boolean") return Number(value);
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const number = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : undefined;
}

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["yes", true],
  ["是", true],
  ["1", true],
  ["false", false],
  ["no", false],
  ["否", false],
  ["0", false],
]);

function toBoolean(value: JsonValue): boolean | undefined {
  if (isList(value) || isRecord(value)) return undefined;
  return WORDS.get(String(value).trim().toLowerCase());
}
