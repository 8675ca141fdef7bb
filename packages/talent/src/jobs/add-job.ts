/** Adds a job inside of a transaction: for `Jobs.create`, and for the effect that a person approves. */

import type { Principal } from "@bole/base";
import { JobDraft, type JobDraftInput, type Sources } from "@bole/reading/text";
import { talentErrors } from "../errors.ts";
import type { Job } from "../model/job.ts";
import type { Db, TalentParts, Transaction } from "../parts.ts";
import { parseRequest } from "../requests.ts";
import { writeAudit } from "../sql/audit-log.ts";
import { toJobRow } from "./job-rows.ts";
import { jobEntry } from "./job-text.ts";
import type { DraftRead } from "./read-draft.ts";

export interface NewJobOptions {
  /** Where in the description the fields were read. */
  readonly sources?: Sources;
  /** Goes when the demo workspace goes. @default false */
  readonly demo?: boolean;
}

export async function addJob(
  parts: TalentParts,
  transaction: Transaction,
  principal: Principal,
  draft: JobDraft,
  { read, clean_by }: DraftRead,
  options: NewJobOptions = {},
): Promise<Job> {
  // The demo comes with its history; of everything else the gate knows.
  if (options.demo !== true) assertNotPublished(draft);
  const at = parts.now().toISOString();
  const job: Job = {
    ...draft,
    ...read,
    id: parts.newId("job"),
    sources: options.sources ?? {},
    version: 1,
    criteria_version: 1,
    demo: options.demo ?? false,
    archived_at: null,
    created_at: at,
    updated_at: at,
  };
  const db = transaction.forTenant(principal.tenant);
  await db
    .insertInto("jobs")
    .values({ ...toJobRow(job), clean_by })
    .execute();
  await writeCriteria(db, principal, job);
  await noteChange(parts, transaction, principal, job, "job-added");
  return job;
}

export async function writeCriteria(db: Db, principal: Principal, job: Job): Promise<void> {
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

/** The search index and the audit log hear of every change. */
export async function noteChange(
  parts: TalentParts,
  transaction: Transaction,
  principal: Principal,
  job: Job,
  action: "job-added" | "job-changed" | "job-restored",
): Promise<void> {
  await parts.search?.put(transaction, principal.tenant, jobEntry(job));
  await writeAudit(parts, transaction.forTenant(principal.tenant), principal, {
    action,
    job_id: job.id,
    facts: { version: String(job.version), criteria_version: String(job.criteria_version) },
  });
}

export function parseDraft(draft: JobDraftInput): JobDraft {
  const checked = parseRequest(JobDraft, draft, "job");
  const ids = checked.criteria.map(({ id }) => id);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice === -1) return checked;
  throw talentErrors.error("talent-request-invalid", {
    detail: `Two criteria have the id "${ids[twice]}".`,
    issues: [{ path: `criteria.${twice}.id`, message: "is taken by another criterion" }],
  });
}

export function assertNotPublished({ status }: JobDraft): void {
  if (status !== "open") return;
  throw talentErrors.error("talent-request-invalid", {
    detail: "A job is opened by publishing it, with the effect `publish_job`.",
    issues: [{ path: "status", message: "must not be open before the job is published" }],
  });
}
