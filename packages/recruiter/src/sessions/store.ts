import type { Store, TenantDb } from "@bole/store";
import type { RecruiterTables } from "../sql/tables.ts";

export type RecruiterStore = Store<RecruiterTables>;
export type RecruiterDb = TenantDb<RecruiterTables>;

export interface SessionParts {
  readonly store: RecruiterStore;
  readonly now: () => Date;
}
