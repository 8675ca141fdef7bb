/**
 * From a résumé of one's own to a candidate: a copy of it, its person among the candidates with their
 * consent, and the application; all of it, or nothing. What is changed in the own one afterwards
 * stays there.
 */
import type { Principal } from "@bole/base";
import { addApplication, findApplication } from "../applications/applications.ts";
import { talentErrors } from "../errors.ts";
import { findKnownPerson } from "../importing/find-known.ts";
import { newPerson } from "../importing/new-rows.ts";
import { updated } from "../importing/person-of-resume.ts";
import { readJobById } from "../jobs/jobs.ts";
import type { Person } from "../model/person.ts";
import type { Resume } from "../model/resume.ts";
import type { Db, TalentParts } from "../parts.ts";
import { indexPerson } from "../people/index-person.ts";
import { lockPeople } from "../people/lock-people.ts";
import { readPerson, toPersonRow } from "../people/read-person.ts";
import { refreshDuplicates } from "../people/sameness/duplicates.ts";
import { refreshTraits } from "../people/sameness/traits.ts";
import { toResumeRow } from "../resumes/resume-rows.ts";
import { readResume } from "../resumes/resumes.ts";
import { writeAudit } from "../sql/audit-log.ts";

export function applyWithResume(
  parts: TalentParts,
  principal: Principal,
  { resume_id, job_id }: { readonly resume_id: string; readonly job_id: string },
): Promise<string> {
  return parts.store.transaction(async (transaction) => {
    await lockPeople(transaction, principal.tenant);
    const db = transaction.forTenant(principal.tenant);
    await assertOpen(db, job_id);
    const { resume: own, concepts, findings } = await readOwn(db, principal, resume_id);
    const at = parts.now().toISOString();
    const knownId = await candidateOf(db, own);
    const before =
      knownId === undefined
        ? newPerson(parts.newId("person"), own.data, { source: "application", owner: null }, at)
        : await readPerson(db, knownId);
    const there = await findApplication(db, { person_id: before.id, job_id });
    if (there !== undefined) {
      throw talentErrors.error("application-exists", {
        detail: "You have applied for this job already.",
        data: { application_id: there.id },
      });
    }
    const person = knownId === undefined ? agreeing(before) : agreeing(withNews(before, own, at));
    const copy: Resume = {
      ...own,
      id: parts.newId("resume"),
      person_id: person.id,
      origin_id: own.id,
      // Once it was edited, its file says something else.
      document_id: own.version === 1 ? own.document_id : null,
      version: 1,
      created_at: at,
      updated_at: at,
    };
    await db.insertInto("resumes").values(toResumeRow(copy, { concepts, findings })).execute();
    const row = { ...toPersonRow(person), resume_id: copy.id };
    if (knownId === undefined) await db.insertInto("people").values(row).execute();
    else await db.updateTable("people").set(row).where("id", "=", knownId).execute();
    await refreshTraits(db, person);
    await refreshDuplicates(db, person);
    await indexPerson(parts, transaction, principal.tenant, person, [copy.id]);
    const { id } = await addApplication(
      parts,
      db,
      principal,
      { person_id: person.id, job_id, stage: "sourced", reason: "", resume_id: copy.id },
      at,
    );
    await writeAudit(parts, db, principal, {
      action: "applied-with-resume",
      person_id: person.id,
      job_id,
      facts: { resume_id: copy.id },
    });
    return id;
  });
}

async function assertOpen(db: Db, jobId: string): Promise<void> {
  const { status, archived_at, title } = await readJobById(db, jobId);
  if (status === "open" && archived_at === null) return;
  throw talentErrors.error("job-closed", `"${title}" takes no applications.`);
}

async function readOwn(db: Db, { user }: Principal, resumeId: string) {
  const detail = await readResume(db, resumeId);
  const { owner } = await readPerson(db, detail.resume.person_id);
  if (owner === user) return detail;
  throw talentErrors.error("resume-unknown", `"${resumeId}" is no résumé of yours.`);
}

/** Who applied with another résumé of this person before; or whom recruiters know from elsewhere. */
async function candidateOf(db: Db, { person_id, data }: Resume): Promise<string | undefined> {
  const earlier = await db
    .selectFrom("resumes as copy")
    .innerJoin("resumes as own", "own.id", "copy.origin_id")
    .select("copy.person_id")
    .where("own.person_id", "=", person_id)
    .executeTakeFirst();
  return earlier?.person_id ?? findKnownPerson(db, data, null);
}

function withNews(person: Person, { data }: Resume, at: string): Person {
  return { ...updated(person, data, undefined), version: person.version + 1, updated_at: at };
}

const agreeing = (person: Person): Person => ({ ...person, consent: "given" });
