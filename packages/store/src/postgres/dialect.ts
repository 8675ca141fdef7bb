import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import type { WritesTogether } from "../write-together.ts";
import { PostgresDriver } from "./driver.ts";

export interface PostgresDialect extends Dialect, WritesTogether {
  /** From now on this text is parsed once per connection, not each time. */
  prepare(sql: string): void;
}

export function postgresDialect(url: string, connections: number): PostgresDialect {
  const names = new Map<string, string>();
  const driver = new PostgresDriver(url, connections, names);
  return {
    prepare(sql) {
      if (!names.has(sql)) names.set(sql, `bole_${names.size + 1}`);
    },
    writeTogether: (writes) => driver.writeTogether(writes),
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
