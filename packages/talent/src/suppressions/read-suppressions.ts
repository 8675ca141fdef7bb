/** Whether an address is on the suppression list, and why. */
import type { Suppression } from "../model/suppression.ts";
import type { Db } from "../parts.ts";

export const SUPPRESSION_COLUMNS = [
  "address_hash as id",
  "address",
  "reason",
  "actor",
  "created_at",
] as const;

export function findSuppression(db: Db, id: string): Promise<Suppression | undefined> {
  return db
    .selectFrom("suppressions")
    .select(SUPPRESSION_COLUMNS)
    .where("address_hash", "=", id)
    .executeTakeFirst();
}
