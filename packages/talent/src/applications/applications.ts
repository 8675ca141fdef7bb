/** People as candidates for jobs. There is one application for a person and a job, or none. */
import type { Principal } from "@bole/base";
import { z } from "zod";
import { talentErrors } from "../errors.ts";
import { readJobById } from "../jobs/jobs.ts";
import { type Application, Stage, type StageEvent } from "../model/application.ts";
import type { Db, TalentParts } from "../parts.ts";
import { lockPeople } from "../people/lock-people.ts";
import { readCandidatePerson } from "../people/read-person.ts";
import { type HiringReport, hiringReport, type ReportPeriod } from "../reports/hiring-report.ts";
import { parseRequest } from "../requests.ts";
import { type HiringToday, hiringToday } from "../today/hiring-today.ts";
import { type Board, readBoard } from "./board.ts";
import { type Caution, cautionsOf } from "./cautions.ts";
import { EVENT_COLUMNS, readApplication, selectApplications } from "./read-applications.ts";
import { beginStages } from "./stage-log.ts";

export const NewApplication = z.strictObject({
  person_id: z.string().min(1),
  job_id: z.string().min(1),
  /** Where it begins. @default "sourced" */
  stage: Stage.default("sourced"),
  reason: z.string().max(2_000).default(""),
});
export type NewApplication = z.input<typeof NewApplication>;

export class Applications {
  readonly #parts: TalentParts;

  constructor(parts: TalentParts) {
    this.#parts = parts;
  }

  async add(principal: Principal, given: NewApplication): Promise<Application> {
    const application = parseRequest(NewApplication, given, "application");
    return this.#parts.store.transaction(async (transaction) => {
      await lockPeople(transaction, principal.tenant);
      const db = transaction.forTenant(principal.tenant);
      await readCandidatePerson(db, application.person_id);
      await readJobById(db, application.job_id);
      const there = await findApplication(db, application);
      if (there === undefined) return addApplication(this.#parts, db, principal, application);
      throw talentErrors.error("application-exists", {
        detail: `"${application.person_id}" is a candidate for "${application.job_id}" already.`,
        data: { application_id: there.id, current: there },
      });
    });
  }

  get({ tenant }: Principal, id: string): Promise<Application> {
    return readApplication(this.#parts.store.forTenant(tenant), id);
  }

  /** Everybody of a job by stage, with what is to be done next. */
  board({ tenant }: Principal, jobId: string): Promise<Board> {
    return readBoard(this.#parts.store.forTenant(tenant), jobId, this.#parts.now());
  }

  /** What to do now over all open jobs, and how these stand. */
  today({ tenant }: Principal): Promise<HiringToday> {
    return hiringToday(this.#parts.store.forTenant(tenant), this.#parts.now());
  }

  /** What to know about people before one turns to them; `jobId` is what they were found for. */
  cautions(
    { tenant }: Principal,
    personIds: readonly string[],
    jobId: string | null,
  ): Promise<Caution[]> {
    return cautionsOf(this.#parts.store.forTenant(tenant), personIds, jobId);
  }

  /** Funnel, time in stage and replies of each job. */
  report({ tenant }: Principal, period: ReportPeriod = "all"): Promise<HiringReport> {
    return hiringReport(this.#parts.store.forTenant(tenant), this.#parts.now(), period);
  }

  /** Those of a job, oldest first. */
  ofJob({ tenant }: Principal, jobId: string): Promise<Application[]> {
    return selectApplications(this.#parts.store.forTenant(tenant))
      .where("pipeline.job_id", "=", jobId)
      .orderBy("pipeline.pos")
      .execute();
  }

  /** What happened to it, oldest first. */
  events({ tenant }: Principal, id: string): Promise<StageEvent[]> {
    return this.#parts.store
      .forTenant(tenant)
      .selectFrom("stage_events")
      .select(EVENT_COLUMNS)
      .where("application_id", "=", id)
      .orderBy("pos")
      .execute();
  }
}

export function findApplication(
  db: Db,
  { person_id, job_id }: { readonly person_id: string; readonly job_id: string },
): Promise<Application | undefined> {
  return selectApplications(db)
    .where("pipeline.person_id", "=", person_id)
    .where("pipeline.job_id", "=", job_id)
    .executeTakeFirst();
}

interface AddedApplication extends z.output<typeof NewApplication> {
  /** The copy that somebody applied with themselves. @default none: somebody else added them */
  readonly resume_id?: string;
}

/** Inside of a transaction that holds the people, and knows that there is none yet. */
export async function addApplication(
  parts: Pick<TalentParts, "now" | "newId">,
  db: Db,
  principal: Principal,
  { person_id, job_id, stage, reason, resume_id }: AddedApplication,
  at = parts.now().toISOString(),
): Promise<Application> {
  const id = parts.newId("application");
  await db
    .insertInto("applications")
    .values({
      ...{ id, person_id, job_id, created_at: at },
      resume_id: resume_id ?? null,
      merged_into: null,
    })
    .execute();
  await beginStages(parts, db, {
    application_id: id,
    to: stage,
    reason,
    actor: principal.user,
    at,
  });
  return { id, person_id, job_id, stage, version: 1, created_at: at, updated_at: at };
}
