import type { Kysely } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";
import type { TablesTag } from "../tables-tag.ts";
import type { ColumnTypes } from "./column-types.ts";

/** Tables are being made, so their types aren't known here. */
export type MigrationDb = Kysely<Record<string, Record<string, unknown>>>;

export interface Migration {
  /** Unique in its package and never changed again, such as `001-runs`. */
  readonly id: string;
  /** Runs in a transaction of its own. `kind` is for what can't be said for both at once. */
  readonly up: (db: MigrationDb, types: ColumnTypes, kind: DatabaseKind) => Promise<void>;
}

/** A package's migrations in their order, and with them the types of its tables. */
export interface Migrations<Tables> extends TablesTag<Tables> {
  readonly package: string;
  readonly list: readonly Migration[];
}

/** `defineMigrations<EngineTables>("engine", […])`: a package's tables, made step by step. */
export function defineMigrations<Tables>(
  name: string,
  list: readonly Migration[],
): Migrations<Tables> {
  const ids = new Set(list.map((migration) => migration.id));
  if (ids.size < list.length) throw new Error(`The package ${name} has two migrations of one id.`);
  return { package: name, list };
}

type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer All,
) => void
  ? All
  : never;

/** All tables of a list of packages. */
export type TablesOf<List extends readonly Migrations<unknown>[]> = Intersection<
  { [Index in keyof List]: List[Index] extends Migrations<infer Tables> ? Tables : never }[number]
>;
