import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import type { WritesTogether } from "../write-together.ts";
import { SqliteDriver } from "./driver.ts";
import { openDatabase } from "./open-database.ts";

class QueueingAdapter extends SqliteAdapter {
  /** The driver queues by itself, in order; Kysely need not do it a second time. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export function sqliteDialect(file: string): Dialect & WritesTogether {
  const driver = new SqliteDriver(openDatabase(file));
  return {
    writeTogether: (writes) => driver.writeTogether(writes),
    createDriver: () => driver,
    createAdapter: () => new QueueingAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
