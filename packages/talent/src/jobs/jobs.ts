/**
 * Jobs and projects. A change names the version it saw. Criteria are kept in every version that they
 * had, so that what was judged by older ones can still be read.
 */

import type { Principal } from "@bole/base";
import { Criterion, type JobDraftInput } from "@bole/reading/text";
import { z } from "zod";
import { talentErrors } from "../errors.ts";
import type { Job } from "../model/job.ts";
import type { TalentParts } from "../parts.ts";
import { assertVersion, parseRequest } from "../requests.ts";
import {
  addJob,
  assertNotPublished,
  type NewJobOptions,
  noteChange,
  parseDraft,
  writeCriteria,
} from "./add-job.ts";
import { type JobReading, readingOf } from "./job-reading.ts";
import { fromJobRow, toJobRow } from "./job-rows.ts";
import { JobFilter, type JobPage, listJobs } from "./list-jobs.ts";
import { archiveJob, restoreJob } from "./put-away-job.ts";
import { readDraftJob } from "./read-draft.ts";
import { jobRows, readJobById } from "./read-job.ts";

export { readJobById } from "./read-job.ts";

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
    const read = await this.#parts.threads.run(readDraftJob, [checked]);
    return this.#parts.store.transaction((transaction) =>
      addJob(this.#parts, transaction, principal, checked, read, options),
    );
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
      if (criteriaChanged) await writeCriteria(db, principal, job);
      if (before.kind !== job.kind) {
        await this.#parts.search?.remove(transaction, principal.tenant, before.kind, id);
      }
      await noteChange(this.#parts, transaction, principal, job, "job-changed");
      return job;
    });
    return changed;
  }

  /** Out of lists, search and recommendations; everything about it stays. */
  archive(principal: Principal, id: string): Promise<Job> {
    return this.#parts.store.transaction((transaction) =>
      archiveJob(this.#parts, transaction, principal, id),
    );
  }

  /** Takes back that it was archived or deleted. */
  restore(principal: Principal, id: string): Promise<Job> {
    return this.#parts.store.transaction((transaction) =>
      restoreJob(this.#parts, transaction, principal, id),
    );
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
}

function isSame(a: readonly Criterion[], b: readonly Criterion[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
