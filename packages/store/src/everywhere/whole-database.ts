import type { QueryExecutorProvider } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";

/** A store with any tables. */
export interface WholeDatabase {
  readonly dialect: DatabaseKind;
  acrossTenants(why: string): QueryExecutorProvider;
}
