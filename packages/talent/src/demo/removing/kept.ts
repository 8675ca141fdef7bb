/**
 * What of the demo somebody made their own: people and jobs on which something hangs that did not
 * come with it – an application, a mail, an appointment, a résumé, another person.
 */
import type { Db } from "../../parts.ts";
import { demoIdPattern } from "../loading/demo-ids.ts";

export interface DemoRecords {
  readonly people: string[];
  readonly jobs: string[];
}

/** What is marked as demo. */
export async function readDemoRecords(db: Db): Promise<DemoRecords> {
  const people = await db.selectFrom("people").select("id").where("source", "=", "demo").execute();
  const jobs = await db.selectFrom("jobs").select("id").where("demo", "=", 1).execute();
  return { people: people.map(({ id }) => id), jobs: jobs.map(({ id }) => id) };
}

/** Those of them that must stay. */
export async function findKept(db: Db, { people, jobs }: DemoRecords): Promise<DemoRecords> {
  const used = [
    ...(await ownApplications(db)),
    ...(await ownMessages(db)),
    ...(await ownInterviews(db)),
    ...(await ownResumes(db)),
    ...(await ownMerged(db)),
    ...(await held(db)),
  ];
  const usedPeople = new Set(used.map(({ person_id }) => person_id));
  const usedJobs = new Set(used.map(({ job_id }) => job_id));
  return {
    people: people.filter((id) => usedPeople.has(id)),
    jobs: jobs.filter((id) => usedJobs.has(id)),
  };
}

interface Used {
  readonly person_id: string | null;
  readonly job_id: string | null;
}

function ownApplications(db: Db): Promise<Used[]> {
  return db
    .selectFrom("applications")
    .select(["person_id", "job_id"])
    .where("id", "not like", demoIdPattern("application"))
    .execute();
}

function ownMessages(db: Db): Promise<Used[]> {
  return db
    .selectFrom("messages")
    .select(["person_id", "job_id"])
    .where("id", "not like", demoIdPattern("message"))
    .execute();
}

function ownInterviews(db: Db): Promise<Used[]> {
  return db
    .selectFrom("interviews")
    .innerJoin("applications", "applications.id", "interviews.application_id")
    .select(["applications.person_id", "applications.job_id"])
    .where("interviews.id", "not like", demoIdPattern("interview"))
    .execute();
}

async function ownResumes(db: Db): Promise<Used[]> {
  const rows = await db
    .selectFrom("resumes")
    .select("person_id")
    .where("id", "not like", demoIdPattern("resume"))
    .execute();
  return rows.map(({ person_id }) => ({ person_id, job_id: null }));
}

/** Somebody's own person, of whom somebody said that it is the demo's. */
async function ownMerged(db: Db): Promise<Used[]> {
  const rows = await db
    .selectFrom("merged_people")
    .select("into_id")
    .where("person_id", "not like", demoIdPattern("person"))
    .execute();
  return rows.map(({ into_id }) => ({ person_id: into_id, job_id: null }));
}

/** Whom nobody may erase. */
async function held(db: Db): Promise<Used[]> {
  const rows = await db
    .selectFrom("legal_holds")
    .select("person_id")
    .where("released_at", "is", null)
    .execute();
  return rows.map(({ person_id }) => ({ person_id, job_id: null }));
}
