/** What somebody applied for with their own résumés, by the copies that were made of these. */
import type { Db } from "../parts.ts";
import type { OwnApplication } from "./own-application.ts";

export async function listOwnApplications(
  db: Db,
  user: string,
  now: Date,
): Promise<OwnApplication[]> {
  const rows = await db
    .selectFrom("pipeline")
    .innerJoin("applications", "applications.id", "pipeline.id")
    .innerJoin("resumes as copy", "copy.id", "applications.resume_id")
    .innerJoin("resumes as own", "own.id", "copy.origin_id")
    .innerJoin("people as writer", "writer.id", "own.person_id")
    .innerJoin("jobs", "jobs.id", "pipeline.job_id")
    .select([
      "pipeline.id as application_id",
      "pipeline.job_id",
      "jobs.title as job_title",
      "jobs.organisation",
      "own.id as resume_id",
      "own.title as resume_title",
      "pipeline.stage",
      "pipeline.created_at as applied_at",
      "pipeline.updated_at",
    ])
    .where("writer.owner", "=", user)
    .orderBy("pipeline.pos", "desc")
    .execute();
  const interviews = await nextInterviews(
    db,
    rows.map(({ application_id }) => application_id),
    now,
  );
  return rows.map((row) => ({
    ...row,
    next_interview: interviews.get(row.application_id) ?? null,
  }));
}

async function nextInterviews(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("interviews")
    .select(({ fn }) => ["application_id", fn.min("starts_at").as("starts_at")])
    .where("application_id", "in", ids)
    .where("state", "=", "booked")
    .where("starts_at", ">=", now.toISOString())
    .groupBy("application_id")
    .execute();
  return new Map(rows.map(({ application_id, starts_at }) => [application_id, starts_at]));
}
