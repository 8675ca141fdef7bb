/**
 * Two rows that are one human, and two that are not. A merge moves everything of the other to the
 * one that stays; its log says so, and the id that is gone says where it went. Events of stages stay
 * as they are: where both applied for a job, the application that got further goes on, and the other
 * becomes part of its history.
 */
import type { Principal } from "@bole/base";
import { z } from "zod";
import { talentErrors } from "../errors.ts";
import type { Person } from "../model/person.ts";
import type { Db, TalentParts, Transaction } from "../parts.ts";
import { assertVersion, parseRequest } from "../requests.ts";
import { writeAudit } from "../sql/audit-log.ts";
import { indexPerson } from "./index-person.ts";
import { joinLabels } from "./labels.ts";
import { lockPeople } from "./lock-people.ts";
import { joinApplications } from "./merge/join-applications.ts";
import { readCandidatePerson, toPersonRow } from "./read-person.ts";
import { forgetDuplicates, refreshDuplicates } from "./sameness/duplicates.ts";
import { refreshTraits } from "./sameness/traits.ts";

export const Merge = z.strictObject({
  other_id: z.string().min(1),
  version: z.int().min(1),
  other_version: z.int().min(1),
});
export type Merge = z.input<typeof Merge>;

export async function mergePeople(
  parts: TalentParts,
  principal: Principal,
  id: string,
  given: Merge,
): Promise<Person> {
  const { other_id, version, other_version } = parseRequest(Merge, given, "merge");
  assertTwo(id, other_id);
  const merged = await parts.store.transaction(async (transaction) => {
    await lockPeople(transaction, principal.tenant);
    const db = transaction.forTenant(principal.tenant);
    const [one, other] = [
      await readCandidatePerson(db, id),
      await readCandidatePerson(db, other_id),
    ];
    assertVersion("person", one, version);
    assertVersion("person", other, other_version);
    const person = joined(one, other, parts.now().toISOString());
    await joinApplications(db, id, other_id);
    await moveRows(db, id, other_id);
    await joinLabels(db, id, other_id);
    await removePerson(parts, transaction, principal.tenant, other_id);
    const resume_id = await newestResume(db, id);
    await db
      .updateTable("people")
      .set({ ...toPersonRow(person), resume_id })
      .where("id", "=", id)
      .execute();
    await refreshTraits(db, person);
    await refreshDuplicates(db, person);
    await indexPerson(parts, transaction, principal.tenant, person);
    await writeAudit(parts, db, principal, {
      action: "people-merged",
      person_id: id,
      facts: { other_id, other_name: other.name },
    });
    return person;
  });
  return merged;
}

export async function tellApart(
  parts: TalentParts,
  principal: Principal,
  id: string,
  otherId: string,
): Promise<void> {
  assertTwo(id, otherId);
  await parts.store.transaction(async (transaction) => {
    await lockPeople(transaction, principal.tenant);
    const db = transaction.forTenant(principal.tenant);
    const person = await readCandidatePerson(db, id);
    await readCandidatePerson(db, otherId);
    const created_at = parts.now().toISOString();
    const row = { actor: principal.user, created_at };
    await db
      .insertInto("different_people")
      .values([
        { ...row, person_id: id, other_id: otherId },
        { ...row, person_id: otherId, other_id: id },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await refreshDuplicates(db, person);
    await writeAudit(parts, db, principal, {
      action: "people-told-apart",
      person_id: id,
      facts: { other_id: otherId },
    });
  });
}

/** Takes that back: they are proposed as one again, where something says so. */
export async function untellApart(
  parts: TalentParts,
  principal: Principal,
  id: string,
  otherId: string,
): Promise<void> {
  await parts.store.transaction(async (transaction) => {
    await lockPeople(transaction, principal.tenant);
    const db = transaction.forTenant(principal.tenant);
    const person = await readCandidatePerson(db, id);
    await readCandidatePerson(db, otherId);
    const pair = [id, otherId];
    await db
      .deleteFrom("different_people")
      .where("person_id", "in", pair)
      .where("other_id", "in", pair)
      .execute();
    await refreshDuplicates(db, person);
    await writeAudit(parts, db, principal, {
      action: "people-unsettled",
      person_id: id,
      facts: { other_id: otherId },
    });
  });
}

/** What the one does not say, the other may. */
function joined(one: Person, other: Person, at: string): Person {
  return {
    ...one,
    email: one.email ?? other.email,
    phone: one.phone ?? other.phone,
    location: one.location ?? other.location,
    time_zone: one.time_zone ?? other.time_zone,
    headline: one.headline ?? other.headline,
    // Who withdrew their consent anywhere has withdrawn it.
    consent: [one.consent, other.consent].includes("withdrawn")
      ? "withdrawn"
      : one.consent === "unknown"
        ? other.consent
        : one.consent,
    note: [one.note, other.note].filter((note) => note !== "").join("\n\n"),
    version: one.version + 1,
    updated_at: at,
  };
}

async function moveRows(db: Db, id: string, otherId: string): Promise<void> {
  const moved = { person_id: id };
  await db.updateTable("resumes").set(moved).where("person_id", "=", otherId).execute();
  await db.updateTable("messages").set(moved).where("person_id", "=", otherId).execute();
  await db.updateTable("person_notes").set(moved).where("person_id", "=", otherId).execute();
  await db.updateTable("effects").set(moved).where("person_id", "=", otherId).execute();
  await db.updateTable("legal_holds").set(moved).where("person_id", "=", otherId).execute();
  const claimed = db.selectFrom("mail_claims").select("run_id").where("person_id", "=", id);
  await db
    .deleteFrom("mail_claims")
    .where("person_id", "=", otherId)
    .where("run_id", "in", claimed)
    .execute();
  await db.updateTable("mail_claims").set(moved).where("person_id", "=", otherId).execute();
  await db
    .updateTable("merged_people")
    .set({ into_id: id })
    .where("into_id", "=", otherId)
    .execute();
  await db.insertInto("merged_people").values({ person_id: otherId, into_id: id }).execute();
}

/** Its row, and what was only made from it. */
async function removePerson(
  parts: TalentParts,
  transaction: Transaction,
  tenant: string,
  id: string,
): Promise<void> {
  const db = transaction.forTenant(tenant);
  await forgetDuplicates(db, id);
  await db
    .deleteFrom("different_people")
    .where(({ or, eb }) => or([eb("person_id", "=", id), eb("other_id", "=", id)]))
    .execute();
  await db.deleteFrom("person_traits").where("person_id", "=", id).execute();
  await db.deleteFrom("person_tags").where("person_id", "=", id).execute();
  await db.deleteFrom("people").where("id", "=", id).execute();
  await parts.search?.remove(transaction, tenant, "person", id);
  await parts.search?.remove(transaction, tenant, "profile", id);
}

async function newestResume(db: Db, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom("resumes")
    .select("id")
    .where("person_id", "=", personId)
    .orderBy("pos", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

function assertTwo(id: string, otherId: string): void {
  if (id !== otherId) return;
  throw talentErrors.error("merge-with-oneself", `"${id}" was named twice.`);
}
