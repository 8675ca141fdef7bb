/**
 * Takes everything of a person away: what they wrote, what was written to and about them, and every
 * trace in the search index. The audit log keeps that something was done, without saying about whom.
 */
import { forgetMails } from "../../mail/outbox/forget-mails.ts";
import type { Db } from "../../parts.ts";
import { deletePeople } from "../../people/delete-people.ts";
import { orNone } from "../../sql/or-none.ts";
import { addressHash } from "../../suppressions/address-hash.ts";
import type { Doing } from "../effect-kind.ts";

export async function eraseRows(
  { parts, transaction, db, effect }: Doing,
  personId: string,
): Promise<void> {
  await eraseTraces(db, personId, effect.id);
  await eraseApplications(db, personId);
  await eraseMails({ parts, transaction, db }, personId);
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
  const mails = await db
    .selectFrom("messages")
    .select(["id", "address_hash"])
    .where(({ or, and, eb }) =>
      or([
        eb("person_id", "=", personId),
        // What was written to or came from their address before anybody knew that it is theirs.
        and([eb("person_id", "is", null), eb("address_hash", "in", orNone(own))]),
      ]),
    )
    .execute();
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
 * to be them. The effect that erases is told apart by its id.
 */
async function eraseTraces(db: Db, personId: string, effectId: string): Promise<void> {
  const merged = db.selectFrom("merged_people").select("person_id").where("into_id", "=", personId);
  await db
    .updateTable("audit_events")
    .set({ facts: "{}" })
    .where(({ or, eb }) => or([eb("person_id", "=", personId), eb("person_id", "in", merged)]))
    .execute();
  await forgetReasons(db, personId);
  await db
    .deleteFrom("effects")
    .where("person_id", "=", personId)
    .where("id", "<>", effectId)
    .execute();
}

/** Why somebody said no to a whole list may name one of it. */
async function forgetReasons(db: Db, personId: string): Promise<void> {
  const person = await db
    .selectFrom("people")
    .select("name")
    .where("id", "=", personId)
    .executeTakeFirst();
  if (!person?.name) return;
  const rows = await db
    .selectFrom("audit_events")
    .select(["id", "facts"])
    .where("action", "=", "approval-rejected")
    .execute();
  const named = rows.filter(({ facts }) => facts.includes(person.name));
  await db
    .updateTable("audit_events")
    .set({ facts: "{}" })
    .where("id", "in", orNone(named.map(({ id }) => id)))
    .execute();
}
