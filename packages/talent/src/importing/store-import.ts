/**
 * The one transaction of an import: the file, its person, the résumé, what they are found by, and an
 * application if a job was named; all of it, or nothing. Who is who is decided under a lock, so that
 * two imports of one person or file at once make one.
 */
import type { Principal } from "@bole/base";
import { addApplication, findApplication } from "../applications/applications.ts";
import { readJobById } from "../jobs/jobs.ts";
import type { Finding } from "../model/finding.ts";
import type { Person, PersonSource } from "../model/person.ts";
import type { Resume } from "../model/resume.ts";
import { ResumeData } from "../model/resume-data.ts";
import type { Db, TalentParts, Transaction } from "../parts.ts";
import { indexPerson } from "../people/index-person.ts";
import { lockPeople } from "../people/lock-people.ts";
import { readPerson, toPersonRow } from "../people/read-person.ts";
import { duplicatesOf, refreshDuplicates } from "../people/sameness/duplicates.ts";
import { refreshTraits } from "../people/sameness/traits.ts";
import { readColumn, toResumeRow } from "../resumes/resume-rows.ts";
import { tagsOf } from "../skills/index.ts";
import { writeAudit } from "../sql/audit-log.ts";
import { storableText } from "../sql/columns.ts";
import type { Digest, ImportFile } from "./digest-port.ts";
import { findKnownFile, findKnownPerson, type KnownFile } from "./find-known.ts";
import { headlineOf, toldBy, updated } from "./person-of-resume.ts";

export interface Reading extends Digest {
  readonly file: ImportFile;
  readonly sha256: string;
  readonly findings: Finding[];
}

export interface Destination {
  readonly job_id: string | undefined;
  readonly source: PersonSource;
}

export interface Stored {
  readonly status: "imported" | "updated" | "unchanged";
  readonly person_id: string;
  readonly resume_id: string;
  readonly possible_duplicates: string[];
}

export function storeImport(
  parts: TalentParts,
  principal: Principal,
  reading: Reading,
  destination: Destination,
): Promise<Stored> {
  return parts.store.transaction(async (transaction) => {
    await lockPeople(transaction, principal.tenant);
    const known = await findKnownFile(transaction.forTenant(principal.tenant), reading.sha256);
    if (known !== undefined) return keep(parts, transaction, principal, known, destination);
    return storeNew(parts, transaction, principal, reading, destination);
  });
}

/** If the very file is here, it need not be read again. */
export async function keepKnownFile(
  parts: TalentParts,
  principal: Principal,
  sha256: string,
  destination: Destination,
): Promise<Stored | undefined> {
  const { tenant } = principal;
  const seen = await findKnownFile(parts.store.forTenant(tenant), sha256);
  if (seen === undefined) return undefined;
  return parts.store.transaction(async (transaction) => {
    await lockPeople(transaction, tenant);
    const known = await findKnownFile(transaction.forTenant(tenant), sha256);
    return known && keep(parts, transaction, principal, known, destination);
  });
}

/** Nothing changes, but the person may become a candidate for the job. */
async function keep(
  parts: TalentParts,
  transaction: Transaction,
  principal: Principal,
  known: KnownFile,
  { job_id }: Destination,
): Promise<Stored> {
  const db = transaction.forTenant(principal.tenant);
  await apply(parts, db, principal, known.person_id, job_id);
  const possible_duplicates = await duplicateIds(db, known.person_id);
  return { status: "unchanged", ...known, possible_duplicates };
}

async function storeNew(
  parts: TalentParts,
  transaction: Transaction,
  principal: Principal,
  reading: Reading,
  { job_id, source }: Destination,
): Promise<Stored> {
  const db = transaction.forTenant(principal.tenant);
  const at = parts.now().toISOString();
  const { data } = reading.resume;
  const knownId = await findKnownPerson(db, data);
  const person =
    knownId === undefined
      ? newPerson(parts.newId("person"), data, source, at)
      : await personWithNews(db, knownId, data, at);
  const document_id = await storeDocument(parts, db, reading, at);
  const resume = newResume(reading, { id: parts.newId("resume"), document_id, person, at });
  const row = { ...toPersonRow(person), resume_id: resume.id };
  if (knownId === undefined) await db.insertInto("people").values(row).execute();
  else await db.updateTable("people").set(row).where("id", "=", knownId).execute();
  await db
    .insertInto("resumes")
    .values(toResumeRow(resume, { concepts: reading.found, findings: reading.findings }))
    .execute();
  await refreshTraits(db, person);
  await refreshDuplicates(db, person.id);
  await indexPerson(parts, transaction, principal.tenant, person, [resume.id]);
  await apply(parts, db, principal, person.id, job_id);
  const status = knownId === undefined ? "imported" : "updated";
  await writeAudit(parts, db, principal, {
    action: "person-imported",
    person_id: person.id,
    facts: { status, source, document_name: storableText(reading.file.name), resume_id: resume.id },
  });
  return {
    status,
    person_id: person.id,
    resume_id: resume.id,
    possible_duplicates: await duplicateIds(db, person.id),
  };
}

function newPerson(id: string, data: ResumeData, source: PersonSource, at: string): Person {
  return {
    id,
    ...toldBy(data),
    consent: "unknown",
    source,
    note: "",
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

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

async function storeDocument(
  { newId }: TalentParts,
  db: Db,
  { file, sha256, document }: Reading,
  created_at: string,
): Promise<string> {
  const id = newId("document");
  await db
    .insertInto("documents")
    .values({
      id,
      sha256,
      name: storableText(file.name),
      kind: document.kind,
      size: file.bytes.byteLength,
      text: storableText(document.text),
      read: readColumn(document),
      bytes: file.bytes,
      created_at,
    })
    .execute();
  return id;
}

function newResume(
  { file, resume, found, years }: Reading,
  { id, document_id, person, at }: { id: string; document_id: string; person: Person; at: string },
): Resume {
  const title = headlineOf(resume.data) || file.name.replace(/\.[^.]*$/, "");
  return {
    id,
    person_id: person.id,
    document_id,
    title: storableText(title),
    language: resume.language,
    data: resume.data,
    sources: resume.sources,
    tags: tagsOf(found),
    years,
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

async function apply(
  parts: TalentParts,
  db: Db,
  principal: Principal,
  person_id: string,
  job_id: string | undefined,
): Promise<void> {
  if (job_id === undefined) return;
  await readJobById(db, job_id);
  if ((await findApplication(db, { person_id, job_id })) !== undefined) return;
  const application = { person_id, job_id, stage: "sourced" as const, reason: "" };
  await addApplication(parts, db, principal, application);
}

async function duplicateIds(db: Db, personId: string): Promise<string[]> {
  return (await duplicatesOf(db, personId)).map(({ person }) => person.id);
}
