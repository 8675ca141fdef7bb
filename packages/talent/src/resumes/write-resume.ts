/**
 * A résumé that is written here, from nothing or from data. It is somebody's: of the one who is named,
 * of somebody we know by their address or phone, or of a new person, as with an import.
 */

import type { Principal } from "@bole/base";
import { ResumeData, type TextLanguage } from "@bole/reading/text";
import { findKnownPerson } from "../importing/find-known.ts";
import { newPerson } from "../importing/new-rows.ts";
import { headlineOf, updated } from "../importing/person-of-resume.ts";
import type { Person } from "../model/person.ts";
import type { Resume } from "../model/resume.ts";
import type { Db, TalentParts, Transaction } from "../parts.ts";
import { indexPerson } from "../people/index-person.ts";
import { lockPeople } from "../people/lock-people.ts";
import { readPerson, toPersonRow } from "../people/read-person.ts";
import { refreshDuplicates } from "../people/sameness/duplicates.ts";
import { refreshTraits } from "../people/sameness/traits.ts";
import { parseRequest } from "../requests.ts";
import { writeAudit } from "../sql/audit-log.ts";
import { storableText } from "../sql/columns.ts";
import { resumeOfDataJob } from "./resume-of-data.ts";
import { toResumeRow } from "./resume-rows.ts";

export interface NewResume {
  /** Whose it is. @default somebody we know by their address or phone, or somebody new */
  readonly person_id?: string;
  /** Whether it is the writer's own, where nobody is named. @default false */
  readonly own?: boolean;
  /** @default what it says its person is */
  readonly title?: string;
  /** @default nothing yet */
  readonly data?: ResumeData;
  /** Of a blank résumé; one with data has the language of its text. @default "en" */
  readonly language?: TextLanguage;
}

export async function writeResume(
  parts: TalentParts,
  transaction: Transaction,
  principal: Principal,
  { person_id, own = false, title, data: given, language }: NewResume,
): Promise<Resume> {
  const { tenant } = principal;
  await lockPeople(transaction, tenant);
  const db = transaction.forTenant(tenant);
  const data = parseRequest(ResumeData, given ?? {}, "résumé");
  const now = parts.now();
  const at = now.toISOString();
  const owner = own ? principal.user : null;
  const knownId = person_id ?? (await findKnownPerson(db, data, owner));
  const person =
    knownId === undefined
      ? newPerson(parts.newId("person"), data, { source: "manual", owner }, at)
      : await withNews(db, knownId, data, at);
  const { made, ...found } = await parts.threads.run(resumeOfDataJob, [data, now], {
    patient: true,
  });
  const resume: Resume = {
    id: parts.newId("resume"),
    person_id: person.id,
    document_id: null,
    origin_id: null,
    title: storableText(title ?? headlineOf(data)),
    ...made,
    ...(given === undefined && language !== undefined && { language }),
    version: 1,
    created_at: at,
    updated_at: at,
  };
  await db.insertInto("resumes").values(toResumeRow(resume, found)).execute();
  const row = { ...toPersonRow(person), resume_id: resume.id };
  if (knownId === undefined) await db.insertInto("people").values(row).execute();
  else await db.updateTable("people").set(row).where("id", "=", knownId).execute();
  await refreshTraits(db, person);
  await refreshDuplicates(db, person);
  await indexPerson(parts, transaction, tenant, person, [resume.id]);
  await writeAudit(parts, db, principal, {
    action: "resume-written",
    person_id: person.id,
    facts: { resume_id: resume.id },
  });
  return resume;
}

/** What is known stays; what was not known, the new résumé may say. */
async function withNews(db: Db, id: string, data: ResumeData, at: string): Promise<Person> {
  const known = await readPerson(db, id);
  return { ...updated(known, data, undefined), version: known.version + 1, updated_at: at };
}
