/** What was applied to a database, in `schema_migrations`, and whether the code still fits it. */
import type { Kysely } from "kysely";
import { storeErrors } from "../errors.ts";
import type { ColumnTypes } from "./column-types.ts";
import type { Migrations } from "./define-migrations.ts";

export interface HistoryTables {
  schema_migrations: { package: string; id: string; position: number; applied_at: string };
}

export async function createHistory(db: Kysely<HistoryTables>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("schema_migrations")
    .ifNotExists()
    .addColumn("package", types.text, (column) => column.notNull())
    .addColumn("id", types.text, (column) => column.notNull())
    .addColumn("position", types.integer, (column) => column.notNull())
    .addColumn("applied_at", types.timestamp, (column) => column.notNull())
    .addPrimaryKeyConstraint("schema_migrations_key", ["package", "id"])
    .execute();
}

/** How many of a package's migrations are applied; refuses a history that isn't their beginning. */
export async function countApplied(
  db: Kysely<HistoryTables>,
  migrations: Migrations<unknown>,
): Promise<number> {
  const rows = await db
    .selectFrom("schema_migrations")
    .select("id")
    .where("package", "=", migrations.package)
    .orderBy("position")
    .execute();
  const applied = rows.map((row) => row.id);
  const known = migrations.list.map((migration) => migration.id);
  const unknown = applied.filter((id) => !known.includes(id));
  if (unknown.length > 0) {
    throw storeErrors.error(
      "store-too-new",
      `The database has migrations of the package ${migrations.package} that this version doesn't know: ${unknown.join(", ")}.`,
    );
  }
  const moved = applied.findIndex((id, position) => known[position] !== id);
  if (moved >= 0) {
    throw storeErrors.error(
      "migration-order-changed",
      `Migration ${moved + 1} of the package ${migrations.package} was ${applied[moved]} when it was applied and is ${known[moved]} now.`,
    );
  }
  return applied.length;
}
