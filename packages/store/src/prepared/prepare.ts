/**
 * Statements for hot paths. Building, limiting and compiling a query costs several times as much as
 * running it; here that is done once, and each call only fills in the values.
 */
import type {
  Compilable,
  CompiledQuery,
  DeleteResult,
  InsertResult,
  QueryResult,
  UpdateResult,
} from "kysely";
import type { QueryBase } from "../tenancy/limited-queries.ts";
import { type TenantDb, TenantQueries } from "../tenancy/tenant-db.ts";
import type { Write } from "../write-together.ts";
import { createParams, type Params } from "./placeholder.ts";
import { fill, slotOf, TENANT } from "./slots.ts";

/** A query that returns no rows has only a count. */
export type RowOf<Result> = Result extends InsertResult | UpdateResult | DeleteResult
  ? never
  : Result;

/** Runs on any `TenantDb` of the store it was prepared by, in a transaction or not. */
export interface Prepared<DB, Values, Result> {
  /** All rows. */
  all(db: TenantDb<DB>, values: Values): Promise<RowOf<Result>[]>;
  /** The first row, if there is one. */
  first(db: TenantDb<DB>, values: Values): Promise<RowOf<Result> | undefined>;
  /** For writes: how many rows were inserted, changed or deleted. */
  run(db: TenantDb<DB>, values: Values): Promise<number>;
  /** The statement with its values, for `store.writeTogether`. */
  bind(db: TenantDb<DB>, values: Values): Write;
}

export type BuildQuery<DB, Values, Result> = (
  db: TenantDb<DB>,
  params: Params<Values>,
) => Compilable<Result>;

export function prepare<DB, Values extends Readonly<Record<string, unknown>>, Result>(
  base: QueryBase,
  build: BuildQuery<DB, Values, Result>,
  announce: (sql: string) => void,
): Prepared<DB, Values, Result> {
  const query = build(new TenantQueries<DB>(base, TENANT), createParams<Values>()).compile();
  announce(query.sql);

  const slots = query.parameters.map(slotOf);

  function bind(db: TenantQueries<DB>, values: Values): CompiledQuery<RowOf<Result>> {
    const parameters = slots.map((slot) => fill(slot, db.tenant, values));
    return { query: query.query, queryId: query.queryId, sql: query.sql, parameters };
  }

  function own(db: TenantDb<DB>): TenantQueries<DB> {
    if (db instanceof TenantQueries && db.base.transformer === base.transformer) return db;
    throw new TypeError("A prepared statement runs only on the store that it was prepared by.");
  }

  function execute(given: TenantDb<DB>, values: Values): Promise<QueryResult<RowOf<Result>>> {
    const db = own(given);
    db.base.assertUsable();
    return db.base.db.getExecutor().executeQuery(bind(db, values));
  }

  return {
    all: async (db, values) => (await execute(db, values)).rows,
    first: async (db, values) => (await execute(db, values)).rows[0],
    async run(db, values) {
      const { rows, numAffectedRows } = await execute(db, values);
      return numAffectedRows === undefined ? rows.length : Number(numAffectedRows);
    },
    bind: (db, values) => bind(own(db), values),
  };
}
