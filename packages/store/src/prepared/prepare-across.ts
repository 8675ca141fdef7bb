/** Statements for hot paths over all tenants, or over tables that have none; see `prepare`. */
import type { Compilable, CompiledQuery } from "kysely";
import type { QueryBase } from "../tenancy/limited-queries.ts";
import type { AllTenantsDb } from "../tenancy/scope.ts";
import type { Write } from "../write-together.ts";
import { createParams, type Params } from "./placeholder.ts";
import type { RowOf } from "./prepare.ts";
import { fill, slotOf } from "./slots.ts";

export interface PreparedAcross<Values, Result> {
  /** All rows. */
  all(values: Values): Promise<RowOf<Result>[]>;
  /** The statement with its values, for `store.writeTogether`. */
  bind(values: Values): Write;
}

export type BuildAcross<DB, Values, Result> = (
  db: AllTenantsDb<DB>,
  params: Params<Values>,
) => Compilable<Result>;

export function prepareAcross<DB, Values extends Readonly<Record<string, unknown>>, Result>(
  base: QueryBase,
  db: AllTenantsDb<DB>,
  build: BuildAcross<DB, Values, Result>,
  announce: (sql: string) => void,
): PreparedAcross<Values, Result> {
  const { query, queryId, sql, parameters } = build(db, createParams<Values>()).compile();
  announce(sql);
  const slots = parameters.map(slotOf);
  const bind = (values: Values): CompiledQuery<RowOf<Result>> => ({
    query,
    queryId,
    sql,
    parameters: slots.map((slot) => fill(slot, null, values)),
  });
  return {
    async all(values) {
      base.assertUsable();
      return (await base.db.getExecutor().executeQuery(bind(values))).rows;
    },
    bind,
  };
}
