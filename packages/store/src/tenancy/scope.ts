/** What a store and a transaction on it have in common: ways to reach tables, each with its limits. */
import { TenantId } from "@bole/base";
import type { QueryCreator, QueryExecutorProvider } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";
import { storeErrors } from "../errors.ts";
import type { TablesTag } from "../tables-tag.ts";
import { limitedTo, type QueryBase, unlimited } from "./limited-queries.ts";
import type { GlobalTables } from "./tables.ts";
import { NO_TENANT } from "./tenancy-transformer.ts";
import { type TenantDb, TenantQueries } from "./tenant-db.ts";

/** Queries over the tables that all tenants share. A tenant's table does not type-check. */
export type GlobalDb<DB> = Pick<
  QueryCreator<GlobalTables<DB>>,
  "selectFrom" | "insertInto" | "updateTable" | "deleteFrom" | "with"
>;

/** Queries over everything, unlimited; raw `sql` can be executed on it. */
export type AllTenantsDb<DB> = QueryCreator<DB> & QueryExecutorProvider;

export interface StoreScope<DB> extends TablesTag<DB> {
  /** Which database it is, for the rare statement that can't be written for both. */
  readonly dialect: DatabaseKind;
  /** Queries over one tenant's rows. Throws if it isn't the name of a tenant. */
  forTenant(tenant: string): TenantDb<DB>;
  readonly global: GlobalDb<DB>;
  /** For what must see all tenants, such as recovery after a crash. The reason is for the reader. */
  acrossTenants(why: string): AllTenantsDb<DB>;
}

export function createScope<DB>(base: QueryBase): StoreScope<DB> {
  // Kysely's type parameter says which tables may be named; it is ours to give.
  const global = limitedTo(base, NO_TENANT) as unknown as GlobalDb<DB>;
  const all = unlimited(base) as unknown as AllTenantsDb<DB>;
  let known: TenantQueries<DB> | undefined;
  return {
    dialect: base.kind,
    global,
    acrossTenants: () => all,
    forTenant(tenant) {
      // Most processes work for one tenant for a while: its name is checked once.
      if (known?.tenant === tenant) return known;
      if (!TenantId.safeParse(tenant).success) {
        throw storeErrors.error("unscoped-query", `This is not the name of a tenant: "${tenant}".`);
      }
      known = new TenantQueries<DB>(base, tenant);
      return known;
    },
  };
}
