/**
 * What JSON Resume cannot say travels beside what it can, under the key `bole`, which its schema
 * allows in every entry. Such a copy counts only as long as the standard part still says the same:
 * when somebody has edited the file with another tool, their words win.
 */
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { type JsonRecord, recordOf } from "../unknown-json.ts";

export const EXTENSION = "bole";

export interface Translation<T> {
  readonly schema: z.ZodType<T>;
  /** Into the fields of JSON Resume, without those that are empty. */
  write(value: T): JsonRecord;
  read(record: JsonRecord): JsonRecord;
}

/** The standard fields, and a copy of the whole where reading them back would lose something. */
export function writeExact<T>(translation: Translation<T>, value: T): JsonRecord {
  const standard = translation.write(value);
  if (isDeepStrictEqual(translation.read(standard), value)) return standard;
  return { ...standard, [EXTENSION]: value };
}

export function readExact<T>(translation: Translation<T>, record: JsonRecord): JsonRecord {
  const { [EXTENSION]: copy, ...standard } = record;
  const kept = recordOf(copy);
  const exact = kept === null ? undefined : translation.schema.safeParse(kept);
  if (exact?.success && isDeepStrictEqual(plain(translation.write(exact.data)), plain(standard))) {
    return kept ?? {};
  }
  return translation.read(standard);
}

/** As it looks after it was a file: without prototypes, undefined and the like. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Leaves out what says nothing. */
export function withoutEmpty(record: JsonRecord): JsonRecord {
  return Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) =>
        value !== "" && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
