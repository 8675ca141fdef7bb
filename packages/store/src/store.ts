import type { AsyncLocalStorage } from "node:async_hooks";
import type { Migrations, TablesOf } from "./migrations/define-migrations.ts";
import type { SessionLocks } from "./postgres/session-locks.ts";
import { type BuildQuery, type Prepared, prepare } from "./prepared/prepare.ts";
import { type BuildAcross, type PreparedAcross, prepareAcross } from "./prepared/prepare-across.ts";
import type { QueryBase } from "./tenancy/limited-queries.ts";
import { createScope, type StoreScope } from "./tenancy/scope.ts";
import {
  assertOpenedWith,
  assertOutside,
  runTransaction,
  type StoreTransaction,
  type TransactionOptions,
  type TransactionState,
} from "./transaction.ts";
import type { Write, WritesTogether } from "./write-together.ts";

export interface Store<DB> extends StoreScope<DB> {
  /** Commits when the function's promise fulfils, rolls back when it rejects. Can't be nested. */
  transaction<T>(
    work: (transaction: StoreTransaction<DB>) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /**
   * Makes writes that are known beforehand, all of them or none: prepared ones with their values,
   * or compiled queries of a `TenantDb`. Gives how many rows each one changed.
   */
  writeTogether(writes: readonly Write[]): Promise<number[]>;
  /** Compiles a query once, to run it often: for hot paths. */
  prepare<Values extends Readonly<Record<string, unknown>>, Result>(
    build: BuildQuery<DB, Values, Result>,
  ): Prepared<DB, Values, Result>;
  /** The same over all tenants, or over tables that have none. The reason is for the reader. */
  prepareAcross<Values extends Readonly<Record<string, unknown>>, Result>(
    why: string,
    build: BuildAcross<DB, Values, Result>,
  ): PreparedAcross<Values, Result>;
  /** The same store with only the tables of one package, or of several, in its type. */
  only<const List extends readonly Migrations<unknown>[]>(...wanted: List): Store<TablesOf<List>>;
  /** Locks that end with their process; null on SQLite, which has one process at a time. */
  readonly sessionLocks: SessionLocks | null;
  /** Finishes what was asked for before, then lets go of the database. */
  close(): Promise<void>;
}

/** What all views of one open database share. */
export interface StoreParts {
  readonly base: Omit<QueryBase, "assertUsable">;
  readonly driver: WritesTogether;
  readonly packages: readonly Migrations<unknown>[];
  readonly sessionLocks: SessionLocks | null;
  /** Tells the connections that a text will be sent often. */
  readonly announce: (sql: string) => void;
  /** Which transaction the running code is inside of, if any. */
  readonly inside: AsyncLocalStorage<TransactionState>;
}

export function createStore<DB>(parts: StoreParts): Store<DB> {
  const { driver, packages, announce, inside } = parts;
  const base: QueryBase = { ...parts.base, assertUsable: () => assertOutside(inside) };
  const scope = createScope<DB>(base);
  return {
    ...scope,
    async transaction(work, options = {}) {
      base.assertUsable();
      const state = { open: true };
      return inside.run(state, () => runTransaction(parts.base, packages, state, work, options));
    },
    async writeTogether(writes) {
      base.assertUsable();
      return driver.writeTogether(writes);
    },
    prepare: (build) => prepare(base, build, announce),
    prepareAcross: (why, build) => prepareAcross(base, scope.acrossTenants(why), build, announce),
    only(...wanted) {
      for (const migrations of wanted) assertOpenedWith(packages, migrations);
      return createStore(parts);
    },
    sessionLocks: parts.sessionLocks,
    async close() {
      // Their connections are in use, and would be waited for.
      await parts.sessionLocks?.close();
      await base.db.destroy();
    },
  };
}
