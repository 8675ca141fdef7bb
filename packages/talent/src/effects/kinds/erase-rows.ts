/**
 * Takes everything of a person away: what they wrote, what was written to and about them, and every
 * trace in the search index. The audit log keeps that something was done, without saying about whom.
 */
import type { Db, TalentParts, Transaction } from "../../parts.ts";
import { deletePeople } from "../../people/delete-people.ts";

export async function eraseRows(
  { search }: TalentParts,
  transaction: Transaction,
  tenant: string,
  personId: string,
  effectId: string,
): Promise<void> {
  const db = transaction.forTenant(tenant);
  await eraseTraces(db, personId, effectId);
  await eraseApplications(db, personId);
  await db.deleteFrom("messages").where("person_id", "=", personId).execute();
  await deletePeople({ transaction, db, search, tenant }, [personId]);
}

async function eraseApplications(db: Db, personId: string): Promise<void> {
  const ofPerson = db.selectFrom("applications").select("id").where("person_id", "=", personId);
  await db.deleteFrom("interviews").where("application_id", "in", ofPerson).execute();
  await db.deleteFrom("stage_events").where("application_id", "in", ofPerson).execute();
  await db.deleteFrom("applications").where("person_id", "=", personId).execute();
}

/**
 * What was done stays known; what it said does not, also where it was said of somebody who was found
 * to be them. The effect that erases is told apart by its id.
 */
async function eraseTraces(db: Db, personId: string, effectId: string): Promise<void> {
  const merged = db.selectFrom("merged_people").select("person_id").where("into_id", "=", personId);
  await db
    .updateTable("audit_events")
    .set({ facts: "{}" })
    .where(({ or, eb }) => or([eb("person_id", "=", personId), eb("person_id", "in", merged)]))
    .execute();
  await db
    .deleteFrom("effects")
    .where("person_id", "=", personId)
    .where("id", "<>", effectId)
    .execute();
}
