/**
 * Which tables a query may name, derived from the row types: a table with a `tenant` column belongs
 * to tenants, one without is global. Nobody declares it a second time.
 */
import type { ColumnType } from "kysely";

interface OfTenant {
  readonly tenant: unknown;
}

/** A tenant's row as seen from inside: the tenant can be read, but neither given nor changed. */
type ScopedRow<Row> = {
  [Column in keyof Row]: Column extends "tenant" ? ColumnType<string, never, never> : Row[Column];
};

/** The tables that belong to tenants. */
export type TenantTables<DB> = {
  [Table in keyof DB as DB[Table] extends OfTenant ? Table : never]: ScopedRow<DB[Table]>;
};

/** The tables that all tenants share. */
export type GlobalTables<DB> = {
  [Table in keyof DB as DB[Table] extends OfTenant ? never : Table]: DB[Table];
};

/** What a tenant can read: its own rows, and what is shared. */
export type ReadableTables<DB> = {
  [Table in keyof DB]: DB[Table] extends OfTenant ? ScopedRow<DB[Table]> : DB[Table];
};
