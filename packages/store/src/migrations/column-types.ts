/**
 * The few column types that Bole uses, so that one migration makes the same table on both
 * databases and a row read back is the same, byte for byte and in the same order.
 */
import { type ColumnDefinitionBuilder, type RawBuilder, sql } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

export interface ColumnTypes {
  /** Text that is compared and ordered by its bytes, whatever the server's language is. */
  readonly text: RawBuilder<unknown>;
  /** JSON as text, kept as it was written. */
  readonly json: RawBuilder<unknown>;
  /** A point in time, ISO 8601 in UTC with milliseconds: its order as text is its order in time. */
  readonly timestamp: RawBuilder<unknown>;
  /** A whole number of 64 bits; beyond 2^53 it is read as a bigint. */
  readonly integer: RawBuilder<unknown>;
  /** A floating point number of 64 bits. */
  readonly real: RawBuilder<unknown>;
  /** 0 or 1. */
  readonly flag: RawBuilder<unknown>;
  /** Bytes, read as a Uint8Array. */
  readonly blob: RawBuilder<unknown>;
  /** For an `integer` column: the primary key, which the database counts up, never reusing one. */
  readonly counted: Column;
}

const SQLITE: ColumnTypes = {
  text: sql`text`,
  json: sql`text`,
  timestamp: sql`text`,
  integer: sql`integer`,
  real: sql`real`,
  flag: sql`integer`,
  blob: sql`blob`,
  counted: (column) => column.primaryKey().autoIncrement(),
};

const POSTGRES: ColumnTypes = {
  text: sql`text collate "C"`,
  json: sql`text`,
  timestamp: sql`text collate "C"`,
  integer: sql`bigint`,
  real: sql`double precision`,
  flag: sql`smallint`,
  blob: sql`bytea`,
  counted: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
};

export function columnTypes(kind: DatabaseKind): ColumnTypes {
  return kind === "sqlite" ? SQLITE : POSTGRES;
}
