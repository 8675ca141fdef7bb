/** What happened around a person, put together from the tables that know it. */
import { z } from "zod";
import type { Db } from "../parts.ts";

export interface Activity {
  readonly at: string;
  readonly kind: "imported" | "changed" | "merged" | "applied" | "stage" | "mail" | "interview";
  readonly actor: string;
  readonly facts: Record<string, string | null>;
}

/** Of each kind; a page of a person is no archive. */
const MAX_OF_A_KIND = 200;

const Facts = z.record(z.string(), z.string().nullable());

const KIND_OF_ACTION: Readonly<Record<string, Activity["kind"]>> = {
  "person-added": "imported",
  "person-imported": "imported",
  "resume-written": "imported",
  "person-changed": "changed",
  "people-merged": "merged",
};

/** Newest first. What happened to somebody who was merged with them is theirs. */
export async function activityOf(db: Db, personId: string): Promise<Activity[]> {
  const merged = await db
    .selectFrom("merged_people")
    .select("person_id")
    .where("into_id", "=", personId)
    .execute();
  const ids = [personId, ...merged.map(({ person_id }) => person_id)];
  const all = [
    ...(await changes(db, ids)),
    ...(await stages(db, personId)),
    ...(await mails(db, personId)),
    ...(await appointments(db, personId)),
  ];
  return all.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

async function changes(db: Db, ids: readonly string[]): Promise<Activity[]> {
  const rows = await db
    .selectFrom("audit_events")
    .select(["at", "actor", "action", "facts"])
    .where("person_id", "in", ids)
    .orderBy("pos", "desc")
    .limit(MAX_OF_A_KIND)
    .execute();
  return rows.flatMap(({ at, actor, action, facts }) => {
    const kind = KIND_OF_ACTION[action];
    return kind === undefined ? [] : [{ at, kind, actor, facts: Facts.parse(JSON.parse(facts)) }];
  });
}

async function stages(db: Db, personId: string): Promise<Activity[]> {
  const rows = await db
    .selectFrom("stage_events")
    .innerJoin("applications", "applications.id", "stage_events.application_id")
    .innerJoin("jobs", "jobs.id", "applications.job_id")
    .select([
      "stage_events.from",
      "stage_events.to",
      "stage_events.reason",
      "stage_events.actor",
      "stage_events.created_at",
      "jobs.id as job_id",
      "jobs.title as job_title",
    ])
    .where("applications.person_id", "=", personId)
    .orderBy("stage_events.pos", "desc")
    .limit(MAX_OF_A_KIND)
    .execute();
  return rows.map(({ created_at, actor, ...facts }) => ({
    at: created_at,
    kind: facts.from === null ? "applied" : "stage",
    actor,
    facts,
  }));
}

async function mails(db: Db, personId: string): Promise<Activity[]> {
  const rows = await db
    .selectFrom("messages")
    .select(["id as message_id", "direction", "state", "subject", "from", "created_at"])
    .where("person_id", "=", personId)
    .orderBy("pos", "desc")
    .limit(MAX_OF_A_KIND)
    .execute();
  return rows.map(({ created_at, from, ...facts }) => ({
    at: created_at,
    kind: "mail",
    actor: from,
    facts,
  }));
}

async function appointments(db: Db, personId: string): Promise<Activity[]> {
  const rows = await db
    .selectFrom("interviews")
    .innerJoin("applications", "applications.id", "interviews.application_id")
    .innerJoin("jobs", "jobs.id", "applications.job_id")
    .innerJoin("interviewers", "interviewers.id", "interviews.interviewer_id")
    .select([
      "interviews.id as interview_id",
      "interviews.state",
      "interviews.starts_at",
      "interviews.time_zone",
      "interviews.created_at",
      "interviewers.name as interviewer",
      "jobs.title as job_title",
    ])
    .where("applications.person_id", "=", personId)
    .orderBy("interviews.pos", "desc")
    .limit(MAX_OF_A_KIND)
    .execute();
  return rows.map(({ created_at, ...facts }) => ({
    at: created_at,
    kind: "interview",
    actor: facts.interviewer,
    facts,
  }));
}
