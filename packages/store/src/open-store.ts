import { AsyncLocalStorage } from "node:async_hooks";
import { type Dialect, Kysely } from "kysely";
import type { DatabaseKind } from "./database-kind.ts";
import type { Migrations, TablesOf } from "./migrations/define-migrations.ts";
import { migrate } from "./migrations/migrate.ts";
import { SessionLocks } from "./postgres/session-locks.ts";
import { sqliteDialect } from "./sqlite/dialect.ts";
import { createStore, type Store } from "./store.ts";
import { TenancyTransformer } from "./tenancy/tenancy-transformer.ts";
import { findTenantTables } from "./tenancy/tenant-tables.ts";
import type { WritesTogether } from "./write-together.ts";

/** Where the data is. */
export type StoreLocation =
  | {
      /** A SQLite file, made with its folder if it isn't there; `:memory:` keeps nothing. */
      readonly file: string;
    }
  | {
      /** A PostgreSQL database: `postgres://user:password@host:port/database`. */
      readonly url: string;
      /**
       * How many connections to it at most.
       * @minimum 1
       * @default 10
       */
      readonly connections?: number;
    };

export type OpenStoreOptions<List extends readonly Migrations<unknown>[]> = StoreLocation & {
  /** The packages that keep tables here, those first that others refer to. */
  readonly migrations: List;
  /** When a migration was applied, for the record. */
  readonly now?: () => Date;
};

/** Opens a database, brings it up to date and gives typed, tenant-limited access to it. */
export async function openStore<const List extends readonly Migrations<unknown>[]>(
  options: OpenStoreOptions<List>,
): Promise<Store<TablesOf<List>>> {
  const { migrations: packages, now = () => new Date() } = options;
  const { kind, dialect, announce } = await connect(options);
  const db = new Kysely<unknown>({ dialect });
  try {
    await migrate({ db, kind, packages, now });
    const transformer = new TenancyTransformer(await findTenantTables(db, kind));
    const base = { kind, db, transformer };
    return createStore({
      base,
      driver: dialect,
      packages,
      sessionLocks: kind === "postgres" ? new SessionLocks(db) : null,
      announce,
      inside: new AsyncLocalStorage(),
    });
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

interface Connected {
  readonly kind: DatabaseKind;
  readonly dialect: Dialect & WritesTogether;
  readonly announce: (sql: string) => void;
}

async function connect(location: StoreLocation): Promise<Connected> {
  if ("file" in location) {
    // Every statement is kept prepared on SQLite anyway.
    return { kind: "sqlite", dialect: sqliteDialect(location.file), announce: () => undefined };
  }
  // Loaded here because `pg` is optional: who uses SQLite does not install it.
  const { postgresDialect } = await import("./postgres/dialect.ts");
  const dialect = postgresDialect(location.url, location.connections ?? 10);
  return { kind: "postgres", dialect, announce: dialect.prepare };
}
