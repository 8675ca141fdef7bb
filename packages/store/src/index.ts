export type { DatabaseKind } from "./database-kind.ts";
export { storeErrors } from "./errors.ts";
export { scrub } from "./everywhere/scrub.ts";
export { type TextColumn, type TextTable, textTables } from "./everywhere/tables.ts";
export {
  deleteRow,
  findText,
  rewriteRow,
  type TextRow,
  type TextSearch,
} from "./everywhere/text-rows.ts";
export type { WholeDatabase } from "./everywhere/whole-database.ts";
export type { ColumnTypes } from "./migrations/column-types.ts";
export {
  defineMigrations,
  type Migration,
  type MigrationDb,
  type Migrations,
} from "./migrations/define-migrations.ts";
export { type OpenStoreOptions, openStore, type StoreLocation } from "./open-store.ts";
export type { HeldLock, SessionLocks } from "./postgres/session-locks.ts";
export type { Params } from "./prepared/placeholder.ts";
export type { Prepared } from "./prepared/prepare.ts";
export type { PreparedAcross } from "./prepared/prepare-across.ts";
export type { Store } from "./store.ts";
export type { AllTenantsDb, GlobalDb, StoreScope } from "./tenancy/scope.ts";
export type { TenantDb } from "./tenancy/tenant-db.ts";
export type { StoreTransaction } from "./transaction.ts";
export type { Write } from "./write-together.ts";
