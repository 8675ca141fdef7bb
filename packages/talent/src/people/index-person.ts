/**
 * What people are found by. Written in the transaction that changes them: their own entry, one for
 * each résumé, what they are ranked by, and the tags that lists are filtered by. Hidden text is in none of them.
 */
import { languageOf } from "@bole/reading/text";
import type { Person } from "../model/person.ts";
import type { Resume } from "../model/resume.ts";
import type { SearchEntry } from "../model/search.ts";
import type { Db, TalentParts, Transaction } from "../parts.ts";
import { profileEntry } from "../profiles/profile.ts";
import { profilesOfJob } from "../profiles/profiles-of.ts";
import { fromResumeRow, RESUME_COLUMNS } from "../resumes/resume-rows.ts";
import { resumeText } from "../resumes/resume-text.ts";

interface Readable {
  readonly resume: Resume;
  /** What a reader of it sees. */
  readonly text: string;
}

/** Writes their entries anew; of their résumés only `resumeIds`, if they are given. */
export async function indexPerson(
  { search, threads }: Pick<TalentParts, "search" | "threads">,
  transaction: Transaction,
  tenant: string,
  person: Person,
  resumeIds?: readonly string[],
): Promise<void> {
  const db = transaction.forTenant(tenant);
  const resumes = await readableResumes(db, person.id, resumeIds);
  // Nobody finds one's own résumés by a search.
  if (person.owner !== null) {
    await search?.remove(transaction, tenant, "person", person.id);
    await search?.remove(transaction, tenant, "profile", person.id);
    for (const { resume } of resumes)
      await search?.remove(transaction, tenant, "resume", resume.id);
    return;
  }
  const newest = resumes[0]?.resume;
  await writeTags(db, person.id, newest);
  if (search === undefined) return;
  await search.put(transaction, tenant, personEntry(person, newest));
  const { id, name, headline } = person;
  const asked = [{ person: { id, name, headline }, resume: newest }];
  const options = { subject: `The résumé of ${name}`, patient: true };
  for (const profile of await threads.run(profilesOfJob, [asked], options)) {
    await search.put(transaction, tenant, profileEntry(profile));
  }
  for (const readable of resumes) {
    await search.put(transaction, tenant, resumeEntry(person, readable));
  }
}

/** Newest first. */
async function readableResumes(
  db: Db,
  personId: string,
  ids: readonly string[] | undefined,
): Promise<Readable[]> {
  let query = db
    .selectFrom("resumes")
    .leftJoin("documents", "documents.id", "resumes.document_id")
    .select([...RESUME_COLUMNS, "documents.text"])
    .where("resumes.person_id", "=", personId)
    .orderBy("resumes.pos", "desc");
  if (ids !== undefined) query = query.where("resumes.id", "in", ids);
  const rows = await query.execute();
  return rows.map(({ text, ...row }) => {
    const resume = fromResumeRow(row);
    return { resume, text: resumeText(resume, text) };
  });
}

async function writeTags(db: Db, person_id: string, newest: Resume | undefined): Promise<void> {
  await db.deleteFrom("person_tags").where("person_id", "=", person_id).execute();
  const tags = new Set([...(newest?.tags.skill ?? []), ...(newest?.tags.interest ?? [])]);
  if (tags.size === 0) return;
  await db
    .insertInto("person_tags")
    .values([...tags].map((tag) => ({ person_id, tag })))
    .execute();
}

function personEntry(person: Person, newest: Resume | undefined): SearchEntry {
  const text = [person.name, person.headline, person.location, person.email]
    .filter((part) => part !== null && part !== "")
    .join("\n");
  return {
    kind: "person",
    id: person.id,
    person_id: person.id,
    title: person.name,
    text,
    tags: [...(newest?.tags.skill ?? []), ...(newest?.tags.interest ?? [])],
    location: person.location ?? "",
    years: newest?.years ?? null,
    language: newest?.language ?? languageOf(text),
    status: "",
  };
}

function resumeEntry(person: Person, { resume, text }: Readable): SearchEntry {
  return {
    kind: "resume",
    id: resume.id,
    person_id: person.id,
    title: resume.title,
    text,
    tags: [...resume.tags.skill, ...resume.tags.interest],
    location: person.location ?? "",
    years: resume.years,
    language: resume.language,
    status: "",
  };
}
