/** A job's row with its newest criteria. One that was deleted is unknown. */
import { talentErrors } from "../errors.ts";
import type { Job } from "../model/job.ts";
import type { Db } from "../parts.ts";
import { fromJobRow, JOB_COLUMNS } from "./job-rows.ts";

export function jobRows(db: Db) {
  return db
    .selectFrom("jobs")
    .innerJoin("job_criteria", (join) =>
      join
        .onRef("job_criteria.job_id", "=", "jobs.id")
        .onRef("job_criteria.criteria_version", "=", "jobs.criteria_version"),
    )
    .select([...JOB_COLUMNS, "job_criteria.criteria"]);
}

export async function readJobById(db: Db, id: string): Promise<Job> {
  const row = await jobRows(db)
    .where("jobs.id", "=", id)
    .where("jobs.deleted_at", "is", null)
    .executeTakeFirst();
  if (row !== undefined) return fromJobRow(row);
  throw talentErrors.error("job-unknown", `There is no job "${id}".`);
}
