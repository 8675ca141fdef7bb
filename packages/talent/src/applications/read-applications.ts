/** Applications with the stage that their newest event gives them. */
import { talentErrors } from "../errors.ts";
import type { Application, StageEvent } from "../model/application.ts";
import type { Db } from "../parts.ts";

export const EVENT_COLUMNS = [
  "id",
  "application_id",
  "from",
  "to",
  "reason",
  "actor",
  "run_id",
  "created_at",
] as const;

const COLUMNS = [
  "pipeline.id",
  "pipeline.person_id",
  "pipeline.job_id",
  "pipeline.stage",
  "pipeline.version",
  "pipeline.created_at",
  "pipeline.updated_at",
] as const;

/** Those that go on. */
export function selectApplications(db: Db) {
  return db.selectFrom("pipeline").select(COLUMNS);
}

export async function readApplication(db: Db, id: string): Promise<Application> {
  const row = await selectApplications(db).where("pipeline.id", "=", id).executeTakeFirst();
  if (row !== undefined) return row;
  throw talentErrors.error("application-unknown", `There is no application "${id}".`);
}

export interface ApplicationDetail {
  readonly application: Application;
  readonly job_title: string;
  readonly events: StageEvent[];
}

/** Somebody's applications with all their events, oldest first; in two queries. */
export async function applicationsOf(db: Db, personId: string): Promise<ApplicationDetail[]> {
  const rows = await selectApplications(db)
    .innerJoin("jobs", "jobs.id", "pipeline.job_id")
    .select("jobs.title as job_title")
    .where("pipeline.person_id", "=", personId)
    .orderBy("pipeline.pos", "desc")
    .execute();
  if (rows.length === 0) return [];
  const events = await db
    .selectFrom("stage_events")
    .select(EVENT_COLUMNS)
    .where(
      "application_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("pos")
    .execute();
  return rows.map(({ job_title, ...application }) => ({
    application,
    job_title,
    events: events.filter(({ application_id }) => application_id === application.id),
  }));
}
