/**
 * Jobs and projects. A change names the version it saw. Criteria are kept in every version that they
 * had, so that what was judged by older ones can still be read.
 */
import type { Principal } from "@bole/base";
import { z } from "zod";
import { talentErrors } from "../errors.ts";
import { Criterion, type Job, JobDraft, type JobDraftInput } from "../model/job.ts";
import type { Sources } from "../model/span.ts";
import type { Db, TalentParts, Transaction } from "../parts.ts";
import { assertVersion, parseRequest } from "../requests.ts";
import { writeAudit } from "../sql/audit-log.ts";
import { type JobReading, readingOf } from "./job-reading.ts";
import { fromJobRow, JOB_COLUMNS, toJobRow } from "./job-rows.ts";
import { jobEntry } from "./job-text.ts";
import { JobFilter, type JobPage, listJobs } from "./list-jobs.ts";
import { readDraftJob } from "./read-draft.ts";

export interface NewJobOptions {
  /** Where in the description the fields were read. */
  readonly sources?: Sources;
  /** Goes when the demo workspace goes. @default false */
  readonly demo?: boolean;
}

export class Jobs {
  readonly #parts: TalentParts;

  constructor(parts: TalentParts) {
    this.#parts = parts;
  }

  async create(
    principal: Principal,
    draft: JobDraftInput,
    options: NewJobOptions = {},
  ): Promise<Job> {
    const checked = parseDraft(draft);
    // The demo comes with its history; of everything else the gate knows.
    if (options.demo !== true) assertNotPublished(checked);
    const at = this.#parts.now().toISOString();
    const { read, clean_by } = await this.#parts.threads.run(readDraftJob, [checked]);
    const job: Job = {
      ...checked,
      ...read,
      id: this.#parts.newId("job"),
      sources: options.sources ?? {},
      version: 1,
      criteria_version: 1,
      demo: options.demo ?? false,
      created_at: at,
      updated_at: at,
    };
    await this.#parts.store.transaction(async (transaction) => {
      const db = transaction.forTenant(principal.tenant);
      await db
        .insertInto("jobs")
        .values({ ...toJobRow(job), clean_by })
        .execute();
      await this.#writeCriteria(db, principal, job);
      await this.#finish(transaction, principal, job, "job-added");
    });
    return job;
  }

  get({ tenant }: Principal, id: string): Promise<Job> {
    return readJobById(this.#parts.store.forTenant(tenant), id);
  }

  /** Those that there are. */
  async many({ tenant }: Principal, ids: readonly string[]): Promise<Job[]> {
    const rows = await this.#rows(tenant, ids);
    return rows.map(({ clean_by: _, ...row }) => fromJobRow(row));
  }

  /** Those that there are, as they are ranked. */
  async readings({ tenant }: Principal, ids: readonly string[]): Promise<JobReading[]> {
    const rows = await this.#rows(tenant, ids);
    return rows.map(({ clean_by, ...row }) => readingOf(fromJobRow(row), clean_by));
  }

  /** How many people were hired for each, and for which of them somebody has applied. */
  async taken({ tenant }: Principal, ids: readonly string[], personId: string | null) {
    const hired = new Map<string, number>();
    const applied = new Set<string>();
    if (ids.length === 0) return { hired, applied };
    const rows = await this.#parts.store
      .forTenant(tenant)
      .selectFrom("pipeline")
      .select(["job_id", "person_id", "stage"])
      .where("job_id", "in", [...ids])
      .where(({ or, eb }) => or([eb("stage", "=", "hired"), eb("person_id", "=", personId ?? "")]))
      .execute();
    for (const { job_id, person_id, stage } of rows) {
      if (stage === "hired") hired.set(job_id, (hired.get(job_id) ?? 0) + 1);
      if (person_id === personId) applied.add(job_id);
    }
    return { hired, applied };
  }

  async list({ tenant }: Principal, filter: JobFilter = {}): Promise<JobPage> {
    const checked = parseRequest(JobFilter, filter, "filter");
    return listJobs(this.#parts.store.forTenant(tenant), checked);
  }

  /** The whole job anew. `version` is the one that was changed. */
  async update(
    principal: Principal,
    id: string,
    version: number,
    draft: JobDraftInput,
  ): Promise<Job> {
    const checked = parseDraft(draft);
    const { read, clean_by } = await this.#parts.threads.run(readDraftJob, [checked]);
    const changed = await this.#parts.store.transaction(async (transaction) => {
      await transaction.lock(`job:${principal.tenant}:${id}`);
      const db = transaction.forTenant(principal.tenant);
      const before = await readJobById(db, id);
      assertVersion("job", before, version);
      if (before.status !== "open") assertNotPublished(checked);
      const criteriaChanged = !isSame(before.criteria, checked.criteria);
      const job: Job = {
        ...before,
        ...checked,
        ...read,
        // Places in a text that has changed mean nothing any more.
        sources: before.description === checked.description ? before.sources : {},
        version: before.version + 1,
        criteria_version: before.criteria_version + (criteriaChanged ? 1 : 0),
        updated_at: this.#parts.now().toISOString(),
      };
      await db
        .updateTable("jobs")
        .set({ ...toJobRow(job), clean_by })
        .where("id", "=", id)
        .execute();
      if (criteriaChanged) await this.#writeCriteria(db, principal, job);
      if (before.kind !== job.kind) {
        await this.#parts.search?.remove(transaction, principal.tenant, before.kind, id);
      }
      await this.#finish(transaction, principal, job, "job-changed");
      return job;
    });
    return changed;
  }

  /** The criteria that an older assessment was made by. */
  async criteria({ tenant }: Principal, id: string, criteriaVersion: number): Promise<Criterion[]> {
    const row = await this.#parts.store
      .forTenant(tenant)
      .selectFrom("job_criteria")
      .select("criteria")
      .where("job_id", "=", id)
      .where("criteria_version", "=", criteriaVersion)
      .executeTakeFirst();
    if (row !== undefined) return z.array(Criterion).parse(JSON.parse(row.criteria));
    throw talentErrors.error(
      "job-unknown",
      `There is no version ${criteriaVersion} of the criteria of a job "${id}".`,
    );
  }

  async #rows(tenant: string, ids: readonly string[]) {
    if (ids.length === 0) return [];
    const db = this.#parts.store.forTenant(tenant);
    return jobRows(db)
      .select("jobs.clean_by")
      .where("jobs.id", "in", [...ids])
      .execute();
  }

  async #writeCriteria(db: Db, principal: Principal, job: Job): Promise<void> {
    await db
      .insertInto("job_criteria")
      .values({
        job_id: job.id,
        criteria_version: job.criteria_version,
        criteria: JSON.stringify(job.criteria),
        author: principal.user,
        created_at: job.updated_at,
      })
      .execute();
  }

  async #finish(
    transaction: Transaction,
    principal: Principal,
    job: Job,
    action: "job-added" | "job-changed",
  ): Promise<void> {
    await this.#parts.search?.put(transaction, principal.tenant, jobEntry(job));
    await writeAudit(this.#parts, transaction.forTenant(principal.tenant), principal, {
      action,
      job_id: job.id,
      facts: { version: String(job.version), criteria_version: String(job.criteria_version) },
    });
  }
}

function jobRows(db: Db) {
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
  const row = await jobRows(db).where("jobs.id", "=", id).executeTakeFirst();
  if (row !== undefined) return fromJobRow(row);
  throw talentErrors.error("job-unknown", `There is no job "${id}".`);
}

function parseDraft(draft: JobDraftInput): JobDraft {
  const checked = parseRequest(JobDraft, draft, "job");
  const ids = checked.criteria.map(({ id }) => id);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice === -1) return checked;
  throw talentErrors.error("talent-request-invalid", {
    detail: `Two criteria have the id "${ids[twice]}".`,
    issues: [{ path: `criteria.${twice}.id`, message: "is taken by another criterion" }],
  });
}

function assertNotPublished({ status }: JobDraft): void {
  if (status !== "open") return;
  throw talentErrors.error("talent-request-invalid", {
    detail: "A job is opened by publishing it, with the effect `publish_job`.",
    issues: [{ path: "status", message: "must not be open before the job is published" }],
  });
}

function isSame(a: readonly Criterion[], b: readonly Criterion[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
