/** What goes into SQLite and what comes out, so that callers see the same as with PostgreSQL. */
import type { SQLInputValue, SQLOutputValue } from "node:sqlite";

export function toSqlite(value: unknown): SQLInputValue {
  switch (typeof value) {
    case "string":
    case "number":
    case "bigint":
      return value;
    default:
      if (value === null || value instanceof Uint8Array) return value;
      throw new TypeError(`The store keeps no ${typeof value}: ${String(value)}`);
  }
}

/** Integers are read as bigints so that none is rounded; those that fit become numbers, in place. */
export function fromSqlite(rows: Record<string, SQLOutputValue>[]): Record<string, unknown>[] {
  for (const row of rows) {
    for (const column in row) {
      const value = row[column];
      if (typeof value !== "bigint") continue;
      const number = Number(value);
      if (Number.isSafeInteger(number)) row[column] = number;
    }
  }
  return rows;
}
