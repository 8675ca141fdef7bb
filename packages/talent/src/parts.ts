/** What every service of talent is made of. */
import type { Threads } from "@bole/base/threads";
import type { Store, StoreTransaction, TenantDb } from "@bole/store";
import type { SearchIndex, SearchTables } from "./search/index.ts";
import type { TalentTables } from "./sql/tables.ts";

/** Entries for the search are written in the transaction that writes what they are about. */
export type Tables = TalentTables & SearchTables;
export type Db = TenantDb<Tables>;
export type Transaction = StoreTransaction<Tables>;

export interface TalentParts {
  readonly store: Store<Tables>;
  /** Without it nothing is indexed, and words are sought in names only. */
  readonly search: SearchIndex | undefined;
  /** Where texts are read. */
  readonly threads: Threads;
  readonly now: () => Date;
  /** Such as `person_…` for the prefix `person`. */
  readonly newId: (prefix: string) => string;
}
