import type { AsyncLocalStorage } from "node:async_hooks";
import { type Kysely, sql } from "kysely";
import { storeErrors } from "./errors.ts";
import type { Migrations } from "./migrations/define-migrations.ts";
import type { QueryBase } from "./tenancy/limited-queries.ts";
import { createScope, type StoreScope } from "./tenancy/scope.ts";

/** Everything done through it is kept together or not at all. */
export interface StoreTransaction<DB> extends StoreScope<DB> {
  /**
   * Waits until no other transaction holds this key, then holds it until the end: for reading,
   * deciding and writing without another process deciding the same in between.
   */
  lock(key: string): Promise<void>;
  /** The same transaction on the tables of another package, for what must be kept together. */
  of<Tables>(migrations: Migrations<Tables>): StoreTransaction<Tables>;
}

export interface TransactionState {
  open: boolean;
}

export interface TransactionOptions {
  /**
   * Whether the commit waits for the disk on SQLite, so that it survives a power failure: for what
   * is promised to somebody outside. A commit always survives a killed process.
   * @default false
   */
  readonly durable?: boolean;
}

export function runTransaction<DB, T>(
  outer: Omit<QueryBase, "assertUsable">,
  packages: readonly Migrations<unknown>[],
  state: TransactionState,
  work: (transaction: StoreTransaction<DB>) => Promise<T>,
  { durable = false }: TransactionOptions,
): Promise<T> {
  const run = (on: Kysely<unknown>) => transact(on, outer, packages, state, work);
  if (!durable || outer.kind !== "sqlite") return run(outer.db);
  return outer.db.connection().execute(async (connection) => {
    // Not inside of the transaction: SQLite refuses it there.
    await sql`pragma synchronous = full`.execute(connection);
    try {
      return await run(connection);
    } finally {
      await sql`pragma synchronous = normal`.execute(connection);
    }
  });
}

function transact<DB, T>(
  connection: Kysely<unknown>,
  outer: Omit<QueryBase, "assertUsable">,
  packages: readonly Migrations<unknown>[],
  state: TransactionState,
  work: (transaction: StoreTransaction<DB>) => Promise<T>,
): Promise<T> {
  return connection.transaction().execute(async (db) => {
    const lastActs = new Map<string, () => Promise<void>>();
    const base: QueryBase = { ...outer, db, assertUsable: () => assertOpen(state), lastActs };
    const on = <Tables>(): StoreTransaction<Tables> => ({
      ...createScope<Tables>(base),
      async lock(key) {
        assertOpen(state);
        // On SQLite a transaction is the only one that writes, from its beginning.
        if (outer.kind === "sqlite") return;
        await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
      },
      of(migrations) {
        assertOpenedWith(packages, migrations);
        return on();
      },
    });
    try {
      const result = await work(on());
      for (const act of lastActs.values()) await act();
      return result;
    } finally {
      state.open = false;
    }
  });
}

export function assertOpenedWith(
  packages: readonly Migrations<unknown>[],
  wanted: Migrations<unknown>,
): void {
  if (packages.includes(wanted)) return;
  throw new TypeError(`The store was opened without the package ${wanted.package}.`);
}

/** Afterwards the connection belongs to somebody else. */
function assertOpen(state: TransactionState): void {
  if (state.open) return;
  throw storeErrors.error("transaction-ended", "A query was made after its transaction's end.");
}

/**
 * With the store itself, a query inside of a transaction would not be part of it; on SQLite it
 * would wait for the transaction's end, which waits for the query.
 */
export function assertOutside(inside: AsyncLocalStorage<TransactionState>): void {
  if (inside.getStore()?.open !== true) return;
  throw storeErrors.error(
    "store-in-transaction",
    "A query or transaction was begun on the store inside of a transaction.",
  );
}
