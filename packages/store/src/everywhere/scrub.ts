/**
 * Lets a database forget what was deleted from it. SQLite leaves deleted text in its free pages and in
 * its log: it is asked to overwrite what it frees (`secure_delete`, at each opening), and this rewrites
 * the file where that was not always so, and empties the log. PostgreSQL does it by its autovacuum.
 */
import { sql } from "kysely";
import type { WholeDatabase } from "./whole-database.ts";

/** What `pragma user_version` says of a file in which nothing is left from before `secure_delete`. */
const CLEAN = 1;

export async function scrub(store: WholeDatabase): Promise<void> {
  if (store.dialect !== "sqlite") return;
  const db = store.acrossTenants("a file is everybody's");
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  if (rows[0]?.user_version !== CLEAN) {
    await sql`vacuum`.execute(db);
    await sql`pragma user_version = ${sql.lit(CLEAN)}`.execute(db);
  }
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
