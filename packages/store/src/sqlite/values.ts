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

/** A row's values under the names of their columns. */
export function fromSqlite(
  columns: readonly string[],
  values: readonly SQLOutputValue[],
): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  let place = 0;
  for (const column of columns) row[column] = fitting(values[place++]);
  return row;
}

/** Integers are read as bigints so that none is rounded; those that fit become numbers. */
function fitting(value: unknown): unknown {
  if (typeof value !== "bigint") return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}
