/**
 * Another version of what a résumé says, in the transaction of whoever keeps why it was changed. Its
 * skills, years and search entries are made anew, and its person follows as far as they are what the
 * résumé said before: what somebody wrote of them by hand stays.
 */

import type { Principal } from "@bole/base";
import { ResumeData } from "@bole/reading/text";
import { headlineOf, toldBy } from "../importing/person-of-resume.ts";
import type { Person } from "../model/person.ts";
import type { Resume } from "../model/resume.ts";
import type { Db, TalentParts, Transaction } from "../parts.ts";
import { indexPerson } from "../people/index-person.ts";
import { lockPeople } from "../people/lock-people.ts";
import { readPerson, toPersonRow } from "../people/read-person.ts";
import { refreshDuplicates } from "../people/sameness/duplicates.ts";
import { refreshTraits } from "../people/sameness/traits.ts";
import { assertVersion, parseRequest } from "../requests.ts";
import { storableText } from "../sql/columns.ts";
import { resumeOfDataJob } from "./resume-of-data.ts";
import { fromFoundColumns, fromResumeRow, RESUME_COLUMNS, toResumeRow } from "./resume-rows.ts";
import { assertVisible, unknownResume } from "./visible-resume.ts";

export interface ResumeChange {
  /** The one that was changed. */
  readonly version: number;
  readonly data: ResumeData;
  /** Its name among others. @default what it says its person is, while it is called so */
  readonly title?: string;
}

/** Holds everybody who would change it, so that what is read next still holds when it is changed. */
export async function lockResume(
  transaction: Transaction,
  principal: Principal,
  id: string,
): Promise<Resume> {
  await lockPeople(transaction, principal.tenant);
  const db = transaction.forTenant(principal.tenant);
  await assertVisible(db, principal, id);
  return (await readRow(db, id)).resume;
}

export async function changeResume(
  parts: TalentParts,
  transaction: Transaction,
  principal: Principal,
  id: string,
  { version, data: given, title }: ResumeChange,
): Promise<Resume> {
  const { tenant } = principal;
  await lockPeople(transaction, tenant);
  const db = transaction.forTenant(tenant);
  await assertVisible(db, principal, id);
  const before = await readRow(db, id);
  assertVersion("résumé", before.resume, version);
  const data = parseRequest(ResumeData, given, "résumé");
  const now = parts.now();
  const asked = [data, now, before.findings] as const;
  const { made, ...found } = await parts.threads.run(resumeOfDataJob, [...asked]);
  const resume: Resume = {
    ...before.resume,
    ...made,
    title: storableText(title ?? titleAfter(before.resume, data)),
    version: version + 1,
    updated_at: now.toISOString(),
  };
  await db.updateTable("resumes").set(toResumeRow(resume, found)).where("id", "=", id).execute();
  await updatePerson(parts, transaction, tenant, before.resume, resume);
  return resume;
}

/** Its name among others is no part of what it says: there is no new version. */
export async function renameResume(
  transaction: Transaction,
  principal: Principal,
  id: string,
  title: string,
): Promise<Resume> {
  const resume = await lockResume(transaction, principal, id);
  const named = { ...resume, title: storableText(title) };
  await transaction
    .forTenant(principal.tenant)
    .updateTable("resumes")
    .set({ title: named.title })
    .where("id", "=", id)
    .execute();
  return named;
}

async function updatePerson(
  parts: TalentParts,
  transaction: Transaction,
  tenant: string,
  before: Resume,
  resume: Resume,
): Promise<void> {
  const db = transaction.forTenant(tenant);
  const known = await readPerson(db, resume.person_id);
  const isNewest = await isNewestOf(db, known.id, resume.id);
  const person = isNewest ? following(known, before.data, resume) : known;
  if (person !== known) {
    await db.updateTable("people").set(toPersonRow(person)).where("id", "=", person.id).execute();
  }
  await refreshTraits(db, person);
  await refreshDuplicates(db, person);
  // A person's tags are those of the newest, which must then be among those that are read.
  await indexPerson(parts, transaction, tenant, person, isNewest ? [resume.id] : undefined);
}

/** The very same person if nothing that they said by this résumé is said otherwise now. */
function following(person: Person, before: ResumeData, { data, updated_at }: Resume): Person {
  const [past, told] = [toldBy(before), toldBy(data)];
  const followed: Person = {
    ...person,
    name: person.name === past.name ? told.name : person.name,
    email: person.email === past.email ? told.email : person.email,
    phone: person.phone === past.phone ? told.phone : person.phone,
    location: person.location === past.location ? told.location : person.location,
    headline: person.headline === past.headline ? told.headline : person.headline,
  };
  const fields = ["name", "email", "phone", "location", "headline"] as const;
  if (fields.every((field) => followed[field] === person[field])) return person;
  return { ...followed, version: person.version + 1, updated_at };
}

function titleAfter({ title, data }: Resume, after: ResumeData): string {
  return title === headlineOf(data) ? headlineOf(after) : title;
}

async function isNewestOf(db: Db, personId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("people")
    .select("resume_id")
    .where("id", "=", personId)
    .executeTakeFirst();
  return row?.resume_id === id;
}

async function readRow(db: Db, id: string) {
  const row = await db
    .selectFrom("resumes")
    .select([...RESUME_COLUMNS, "resumes.concepts", "resumes.findings"])
    .where("resumes.id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw unknownResume(id);
  const { concepts, findings, ...columns } = row;
  return { resume: fromResumeRow(columns), ...fromFoundColumns({ concepts, findings }) };
}
