/** Puts an address on the list. Who is on it already stays as they are, with the first reason. */
import type { Principal } from "@bole/base";
import type { Suppression, SuppressionReason } from "../model/suppression.ts";
import type { Db, TalentParts } from "../parts.ts";
import { type AuditAction, writeAudit } from "../sql/audit-log.ts";
import { findSuppression } from "./read-suppressions.ts";

export interface ToSuppress {
  readonly address_hash: string;
  readonly address: string | null;
  readonly reason: SuppressionReason;
  readonly person_id?: string | null;
}

export async function suppress(
  parts: Pick<TalentParts, "now" | "newId">,
  db: Db,
  principal: Principal,
  { address_hash, address, reason, person_id }: ToSuppress,
): Promise<Suppression> {
  const there = await findSuppression(db, address_hash);
  if (there !== undefined) return there;
  const created_at = parts.now().toISOString();
  const row = { address_hash, address, reason, actor: principal.user, created_at };
  await db
    .insertInto("suppressions")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const action: AuditAction = reason === "unsubscribed" ? "unsubscribed" : "address-suppressed";
  await writeAudit(parts, db, principal, {
    action,
    ...(person_id != null && { person_id }),
    facts: { reason },
  });
  const { address_hash: id, ...rest } = row;
  return { id, ...rest };
}
