/**
 * Deletes an own résumé. It is gone for its owner at once, and kept for a while so that deleting can be
 * undone. A candidate's résumé is part of their record and goes with it, through the gate of effects.
 */
import type { Principal } from "@bole/base";
import type { Db, TalentParts, Transaction } from "../parts.ts";
import { lockPeople } from "../people/lock-people.ts";
import { writeAudit } from "../sql/audit-log.ts";
import { eraseResumes } from "./erase-resumes.ts";
import { readOwner, unknownResume } from "./visible-resume.ts";

/** How long deleting can be undone; after that, the next deletion erases it. */
const KEPT_DAYS = 30;

export async function deleteResume(
  parts: TalentParts,
  transaction: Transaction,
  principal: Principal,
  id: string,
): Promise<void> {
  const now = parts.now();
  await setDeleted(parts, transaction, principal, id, now.toISOString());
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  await eraseDeleted(transaction.forTenant(principal.tenant), before);
}

export const undeleteResume = (
  parts: TalentParts,
  transaction: Transaction,
  principal: Principal,
  id: string,
): Promise<void> => setDeleted(parts, transaction, principal, id, null);

async function setDeleted(
  parts: TalentParts,
  transaction: Transaction,
  principal: Principal,
  id: string,
  deleted_at: string | null,
): Promise<void> {
  await lockPeople(transaction, principal.tenant);
  const db = transaction.forTenant(principal.tenant);
  const found = await readOwner(db, id);
  const isOwn = found !== undefined && found.owner === principal.user;
  if (!isOwn || (deleted_at !== null && found.deleted_at !== null)) throw unknownResume(id);
  await db.updateTable("resumes").set({ deleted_at }).where("id", "=", id).execute();
  await pointToNewest(db, found.person_id);
  await writeAudit(parts, db, principal, {
    action: deleted_at === null ? "resume-undeleted" : "resume-deleted",
    person_id: found.person_id,
    facts: { resume_id: id },
  });
}

/** As if it had never been deleted: for who brings the same file again. */
export async function bringBack(db: Db, id: string, personId: string): Promise<void> {
  await db.updateTable("resumes").set({ deleted_at: null }).where("id", "=", id).execute();
  await pointToNewest(db, personId);
}

/** What a person is matched by is the newest that is there. */
async function pointToNewest(db: Db, personId: string): Promise<void> {
  const newest = await db
    .selectFrom("resumes")
    .select("id")
    .where("person_id", "=", personId)
    .where("deleted_at", "is", null)
    .orderBy("pos", "desc")
    .executeTakeFirst();
  const resume_id = newest?.id ?? null;
  await db.updateTable("people").set({ resume_id }).where("id", "=", personId).execute();
}

async function eraseDeleted(db: Db, before: string): Promise<void> {
  const rows = await db
    .selectFrom("resumes")
    .select(["id", "document_id"])
    .where("deleted_at", "<", before)
    .execute();
  await eraseResumes(db, rows);
}
