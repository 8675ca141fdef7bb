/**
 * Takes everything of a person away: what they wrote, what was written to and about them, and every
 * trace in the search index. The audit log keeps that something was done, without saying about whom.
 */
import { redactAudit } from "../../audit/redact.ts";
import { forgetMails } from "../../mail/outbox/forget-mails.ts";
import type { Db } from "../../parts.ts";
import { deletePeople } from "../../people/delete-people.ts";
import { messagesOf } from "../../privacy/records.ts";
import { writeAudit } from "../../sql/audit-log.ts";
import { orNone } from "../../sql/or-none.ts";
import { addressHash } from "../../suppressions/address-hash.ts";
import type { Doing } from "../effect-kind.ts";

export async function eraseRows(doing: Doing, personId: string, erasureId: string): Promise<void> {
  const { parts, transaction, db } = doing;
  await eraseTraces(doing, personId, erasureId);
  await eraseApplications(db, personId);
  await eraseMails({ parts, transaction, db }, personId);
  await db.deleteFrom("legal_holds").where("person_id", "=", personId).execute();
  await deletePeople({ transaction, db, search: parts.search, tenant: db.tenant }, [personId]);
}

/**
 * Who did not want to be written to shall not be, also if they come back from another source: their
 * addresses stay on the list as hashes, without the addresses themselves.
 */
async function eraseMails(
  { parts, transaction, db }: Pick<Doing, "parts" | "transaction" | "db">,
  personId: string,
): Promise<void> {
  const person = await db
    .selectFrom("people")
    .select("email")
    .where("id", "=", personId)
    .executeTakeFirst();
  const own = person?.email == null ? [] : [addressHash(db.tenant, person.email)];
  const mails = await messagesOf(db, personId, person?.email ?? null);
  const hashes = mails.flatMap(({ address_hash }) => address_hash ?? []);
  await db
    .updateTable("suppressions")
    .set({ address: null })
    .where("address_hash", "in", orNone([...hashes, ...own]))
    .execute();
  await db.deleteFrom("mail_claims").where("person_id", "=", personId).execute();
  await forgetMails(
    { transaction, db, guardrails: parts.guardrails, at: parts.now().toISOString() },
    mails.map(({ id }) => id),
  );
}

async function eraseApplications(db: Db, personId: string): Promise<void> {
  const ofPerson = db.selectFrom("applications").select("id").where("person_id", "=", personId);
  await db.deleteFrom("interviews").where("application_id", "in", ofPerson).execute();
  await db.deleteFrom("stage_events").where("application_id", "in", ofPerson).execute();
  await db.deleteFrom("applications").where("person_id", "=", personId).execute();
}

/**
 * What was done stays known; what it said does not, also where it was said of somebody who was found
 * to be them. The log's row of the erasure names the rows that it has emptied. The effect that
 * erases is told apart by its id.
 */
async function eraseTraces(
  { parts, db, principal, effect }: Doing,
  personId: string,
  erasureId: string,
): Promise<void> {
  const merged = db.selectFrom("merged_people").select("person_id").where("into_id", "=", personId);
  const rows = await db
    .selectFrom("audit_events")
    .select("id")
    .where("redacted_by", "is", null)
    .where(({ or, eb }) => or([eb("person_id", "=", personId), eb("person_id", "in", merged)]))
    .execute();
  const ids = new Set([...rows.map(({ id }) => id), ...(await reasonsNaming(db, personId))]);
  const auditId = parts.newId("audit");
  const redaction = await redactAudit(db, auditId, [...ids]);
  await writeAudit(parts, db, principal, {
    action: "person-erased",
    person_id: personId,
    run_id: effect.run_id,
    effect_id: effect.id,
    facts: { kind: "erase_person", erasure_id: erasureId, ...redaction },
    once: { id: auditId },
  });
  await db
    .deleteFrom("effects")
    .where("person_id", "=", personId)
    .where("id", "<>", effect.id)
    .execute();
}

/** Why somebody said no to a whole list may name one of it. */
async function reasonsNaming(db: Db, personId: string): Promise<string[]> {
  const person = await db
    .selectFrom("people")
    .select("name")
    .where("id", "=", personId)
    .executeTakeFirst();
  if (!person?.name) return [];
  const rows = await db
    .selectFrom("audit_events")
    .select(["id", "facts"])
    .where("action", "=", "approval-rejected")
    .where("redacted_by", "is", null)
    .execute();
  return rows.filter(({ facts }) => facts.includes(person.name)).map(({ id }) => id);
}
