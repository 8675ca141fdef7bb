/** What the desk and the conversations are made of. */
import type { Store, StoreTransaction, TenantDb } from "@bole/store";
import type { SearchTables, Talent, TalentTables } from "@bole/talent";
import type { ResumeTables } from "../sql/tables.ts";

/** An edit and the résumé that it changes are written in one transaction. */
export type Tables = ResumeTables & TalentTables & SearchTables;
export type Db = TenantDb<Tables>;
export type Transaction = StoreTransaction<Tables>;

export interface DeskParts {
  readonly store: Store<Tables>;
  readonly talent: Pick<Talent, "resumes">;
  readonly now: () => Date;
  /** Such as `snapshot_…` for the prefix `snapshot`. */
  readonly newId: (prefix: string) => string;
  /** Such as `edu-…`: short, because people see it in their files. */
  readonly newEntryId: (prefix: string) => string;
}
