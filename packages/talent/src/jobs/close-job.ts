/**
 * Closes a job: nobody is sought for it any more, and everything about it is kept. Not part of the
 * package's surface: who wants to close one passes the gate of effects.
 */
import type { Principal } from "@bole/base";
import { talentErrors } from "../errors.ts";
import type { Job } from "../model/job.ts";
import type { TalentParts, Transaction } from "../parts.ts";
import { toJobRow } from "./job-rows.ts";
import { jobEntry } from "./job-text.ts";
import { lockJob } from "./put-away-job.ts";
import { readJobById } from "./read-job.ts";

export async function closeJob(
  { now, search }: Pick<TalentParts, "now" | "search">,
  transaction: Transaction,
  principal: Principal,
  id: string,
): Promise<void> {
  const db = await lockJob(transaction, principal, id);
  const before = await readJobById(db, id);
  const job: Job = {
    ...before,
    status: "closed",
    version: before.version + 1,
    updated_at: now().toISOString(),
  };
  await db.updateTable("jobs").set(toJobRow(job)).where("id", "=", id).execute();
  if (job.archived_at === null) await search?.put(transaction, principal.tenant, jobEntry(job));
}

export function assertNotClosed({ id, status }: Job): void {
  if (status !== "closed") return;
  throw talentErrors.error("talent-request-invalid", {
    detail: `The job "${id}" is closed already.`,
    issues: [{ path: "payload.job_id", message: "is closed already" }],
  });
}
