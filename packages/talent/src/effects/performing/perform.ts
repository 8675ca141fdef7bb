/**
 * Does what an effect says, inside of the transaction that says that it is done: there is never one
 * without the other. Only the gate may call it; a test of the imports sees to that.
 */
import { appendStage } from "../../applications/stage-log.ts";
import type { Effect } from "../../model/effect.ts";
import type { TalentParts, Transaction } from "../../parts.ts";
import { erasePerson } from "./erase-person.ts";

export async function perform(
  parts: TalentParts,
  transaction: Transaction,
  tenant: string,
  effect: Effect,
): Promise<void> {
  const { content, actor, run_id } = effect;
  if (content.kind === "erase_person") {
    await erasePerson(parts, transaction, tenant, content.payload.person_id, effect.id);
    return;
  }
  const { application_id, to, reason, version } = content.payload;
  const db = transaction.forTenant(tenant);
  await appendStage(parts, db, { application_id, to, reason, actor, run_id }, version);
}
