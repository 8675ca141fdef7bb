/**
 * Brings a database up to date. Each migration is one transaction that holds a lock: of several
 * processes that start at once, one applies it and the others find it done.
 */

import { type Kysely, sql } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";
import { storeErrors } from "../errors.ts";
import { columnTypes } from "./column-types.ts";
import type { Migration, MigrationDb, Migrations } from "./define-migrations.ts";
import { countApplied, createHistory, type HistoryTables } from "./history.ts";

export interface MigrateOptions {
  readonly db: Kysely<HistoryTables>;
  readonly kind: DatabaseKind;
  readonly packages: readonly Migrations<unknown>[];
  readonly now: () => Date;
}

/** Any number will do, as long as every Bole has the same. */
const LOCK = 7_236_451_009;

export async function migrate(options: MigrateOptions): Promise<void> {
  await locked(options, (db) => createHistory(db, columnTypes(options.kind)));
  for (const migrations of options.packages) {
    let more = true;
    while (more) more = await locked(options, (db) => applyNext(db, migrations, options));
  }
}

/** Applies the first one that is missing; tells whether there may be more. */
async function applyNext(
  db: Kysely<HistoryTables>,
  migrations: Migrations<unknown>,
  { kind, now }: MigrateOptions,
): Promise<boolean> {
  const position = await countApplied(db, migrations);
  const next = migrations.list[position];
  if (next === undefined) return false;
  await apply(db, next, migrations.package, kind);
  await db
    .insertInto("schema_migrations")
    .values({
      package: migrations.package,
      id: next.id,
      position,
      applied_at: now().toISOString(),
    })
    .execute();
  return true;
}

async function apply(
  db: Kysely<HistoryTables>,
  migration: Migration,
  name: string,
  kind: DatabaseKind,
): Promise<void> {
  try {
    const untyped: MigrationDb = db.withTables<Record<string, Record<string, unknown>>>();
    await migration.up(untyped, columnTypes(kind), kind);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw storeErrors.error("migration-failed", {
      detail: `The migration ${migration.id} of the package ${name} failed: ${reason}`,
      cause,
    });
  }
}

function locked<T>(
  { db, kind }: MigrateOptions,
  work: (db: Kysely<HistoryTables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    // On SQLite the transaction itself is the lock.
    if (kind === "postgres") await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    return work(transaction);
  });
}
