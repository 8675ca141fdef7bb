/**
 * Archives and restores jobs. An archived job keeps everything and leaves lists, search and
 * recommendations.
 */
import type { Principal } from "@bole/base";
import type { Job } from "../model/job.ts";
import type { Db, TalentParts, Transaction } from "../parts.ts";
import { writeAudit } from "../sql/audit-log.ts";
import { noteChange } from "./add-job.ts";
import { readJobById } from "./read-job.ts";

export async function archiveJob(
  parts: TalentParts,
  transaction: Transaction,
  principal: Principal,
  id: string,
): Promise<Job> {
  const db = await lockJob(transaction, principal, id);
  const job = await readJobById(db, id);
  if (job.archived_at !== null) return job;
  const archived_at = parts.now().toISOString();
  await db.updateTable("jobs").set({ archived_at }).where("id", "=", id).execute();
  await parts.search?.remove(transaction, principal.tenant, job.kind, id);
  await writeAudit(parts, db, principal, { action: "job-archived", job_id: id });
  return { ...job, archived_at };
}

/** Takes back that a job was archived or deleted. */
export async function restoreJob(
  parts: TalentParts,
  transaction: Transaction,
  principal: Principal,
  id: string,
): Promise<Job> {
  const db = await lockJob(transaction, principal, id);
  const nothing = { archived_at: null, deleted_at: null };
  await db.updateTable("jobs").set(nothing).where("id", "=", id).execute();
  const job = await readJobById(db, id);
  await noteChange(parts, transaction, principal, job, "job-restored");
  return job;
}

export async function lockJob(
  transaction: Transaction,
  { tenant }: Principal,
  id: string,
): Promise<Db> {
  await transaction.lock(`job:${tenant}:${id}`);
  return transaction.forTenant(tenant);
}
