/**
 * Opens a job, so that people can apply. It is not part of the package's surface: who wants to publish
 * one passes the gate of effects. A test of the imports sees to that.
 */
import { talentErrors } from "../errors.ts";
import type { Job } from "../model/job.ts";
import type { Db, TalentParts, Transaction } from "../parts.ts";
import { assertVersion } from "../requests.ts";
import { toJobRow } from "./job-rows.ts";
import { jobEntry } from "./job-text.ts";
import { readJobById } from "./jobs.ts";

export async function openJob(
  { now, search }: Pick<TalentParts, "now" | "search">,
  transaction: Transaction,
  db: Db,
  id: string,
  seen: number,
): Promise<void> {
  // As every change of a job does.
  await transaction.lock(`job:${db.tenant}:${id}`);
  const before = await readJobById(db, id);
  assertVersion("job", before, seen);
  assertNotOpen(before);
  const job: Job = {
    ...before,
    status: "open",
    version: before.version + 1,
    updated_at: now().toISOString(),
  };
  await db.updateTable("jobs").set(toJobRow(job)).where("id", "=", id).execute();
  await search?.put(transaction, db.tenant, jobEntry(job));
}

export function assertNotOpen({ id, status }: Job): void {
  if (status !== "open") return;
  throw talentErrors.error("talent-request-invalid", {
    detail: `The job "${id}" is open already.`,
    issues: [{ path: "payload.job_id", message: "is open already" }],
  });
}
