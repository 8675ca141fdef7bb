/**
 * The one transaction of an import: the file, its person, the résumé, what they are found by, and an
 * application if a job was named; all of it, or nothing. Who is who is decided under a lock, so that
 * two imports of one person or file at once make one.
 */

import type { Principal } from "@bole/base";
import { ResumeData } from "@bole/reading/text";
import type { Person } from "../model/person.ts";
import type { Db, TalentParts, Transaction } from "../parts.ts";
import { indexPerson } from "../people/index-person.ts";
import { lockPeople } from "../people/lock-people.ts";
import { readPerson, toPersonRow } from "../people/read-person.ts";
import { refreshDuplicates } from "../people/sameness/duplicates.ts";
import { refreshTraits } from "../people/sameness/traits.ts";
import { toResumeRow } from "../resumes/resume-rows.ts";
import { writeAudit } from "../sql/audit-log.ts";
import { storableText } from "../sql/columns.ts";
import { findKnownFile, findKnownPerson } from "./find-known.ts";
import { apply, type Destination, keep, proposals, type Stored } from "./known-file.ts";
import { newDocument, newPerson, newResume } from "./new-rows.ts";
import { updated } from "./person-of-resume.ts";
import type { Reading } from "./read-file.ts";

export function storeImport(
  parts: TalentParts,
  principal: Principal,
  reading: Reading,
  destination: Destination,
): Promise<Stored> {
  return parts.store.transaction(async (transaction) => {
    await lockPeople(transaction, principal.tenant);
    const db = transaction.forTenant(principal.tenant);
    // Another import of it may have come in between.
    const known = await findKnownFile(db, reading.sha256, destination.owner);
    if (known !== undefined) return keep(parts, db, principal, known, destination);
    return storeNew(parts, transaction, principal, reading, destination);
  });
}

async function storeNew(
  parts: TalentParts,
  transaction: Transaction,
  principal: Principal,
  reading: Reading,
  { job_id, source, owner }: Destination,
): Promise<Stored> {
  const db = transaction.forTenant(principal.tenant);
  const at = parts.now().toISOString();
  const knownId = await findKnownPerson(db, reading.resume.data, owner);
  const person =
    knownId === undefined
      ? newPerson(parts.newId("person"), reading.resume.data, { source, owner }, at)
      : await personWithNews(db, knownId, reading.resume.data, at);
  const [document_id, resume_id] = [
    await keepDocument(parts, db, reading, at),
    parts.newId("resume"),
  ];
  const resume = newResume(reading, { id: resume_id, document_id, person_id: person.id }, at);
  const found = { concepts: reading.found, findings: reading.findings };
  await db.insertInto("resumes").values(toResumeRow(resume, found)).execute();
  const row = { ...toPersonRow(person), resume_id };
  if (knownId === undefined) await db.insertInto("people").values(row).execute();
  else await db.updateTable("people").set(row).where("id", "=", knownId).execute();

  await refreshTraits(db, person);
  await refreshDuplicates(db, person);
  await indexPerson(parts, transaction, principal.tenant, person, [resume_id]);
  await apply(parts, db, principal, person.id, job_id);
  const status = knownId === undefined ? "imported" : "updated";
  const document_name = storableText(reading.file.name);
  await writeAudit(parts, db, principal, {
    action: "person-imported",
    person_id: person.id,
    facts: { status, source, document_name, resume_id },
  });
  return { status, person_id: person.id, resume_id, ...(await proposals(db, person.id)) };
}

/** A file that both sides have is kept once. */
async function keepDocument(
  { newId }: TalentParts,
  db: Db,
  reading: Reading,
  at: string,
): Promise<string> {
  const there = await db
    .selectFrom("documents")
    .select("id")
    .where("sha256", "=", reading.sha256)
    .executeTakeFirst();
  if (there !== undefined) return there.id;
  const id = newId("document");
  await db
    .insertInto("documents")
    .values(newDocument(id, reading, at))
    .execute();
  return id;
}

/** Somebody we know, with what this résumé says that the one before did not. */
async function personWithNews(db: Db, id: string, data: ResumeData, at: string): Promise<Person> {
  const person = await readPerson(db, id);
  const before = await db
    .selectFrom("people")
    .innerJoin("resumes", "resumes.id", "people.resume_id")
    .select("resumes.data")
    .where("people.id", "=", id)
    .executeTakeFirst();
  const past = before === undefined ? undefined : ResumeData.parse(JSON.parse(before.data));
  return { ...updated(person, data, past), version: person.version + 1, updated_at: at };
}
