import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { PostgresDriver } from "./driver.ts";

export interface PreparingDialect extends Dialect {
  /** From now on this text is parsed once per connection, not each time. */
  prepare(sql: string): void;
}

export function postgresDialect(url: string, connections: number): PreparingDialect {
  const names = new Map<string, string>();
  return {
    prepare(sql) {
      if (!names.has(sql)) names.set(sql, `bole_${names.size + 1}`);
    },
    createDriver: () => new PostgresDriver(url, connections, names),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
