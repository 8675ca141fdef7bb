/**
 * Deletes a job that nobody has applied for. It is gone for everybody, and kept so that deleting can
 * be undone. Not part of the package's surface: who wants to delete one passes the gate of effects.
 */
import type { Principal } from "@bole/base";
import { talentErrors } from "../errors.ts";
import type { Job } from "../model/job.ts";
import type { Db, TalentParts, Transaction } from "../parts.ts";
import { lockJob } from "./put-away-job.ts";

export async function deleteJob(
  parts: TalentParts,
  transaction: Transaction,
  principal: Principal,
  job: Job,
): Promise<void> {
  const db = await lockJob(transaction, principal, job.id);
  const deleted_at = parts.now().toISOString();
  await db.updateTable("jobs").set({ deleted_at }).where("id", "=", job.id).execute();
  await parts.search?.remove(transaction, principal.tenant, job.kind, job.id);
}

/** What people have done with a job is not deleted together with it. */
export async function assertUnused(db: Db, { id, title }: Job): Promise<void> {
  const { people } = await db
    .selectFrom("pipeline")
    .where("job_id", "=", id)
    .select(({ fn }) => fn.countAll<number>().as("people"))
    .executeTakeFirstOrThrow();
  const { open } = await db
    .selectFrom("effects")
    .where("job_id", "=", id)
    .where("state", "=", "awaiting_approval")
    .where("kind", "<>", "delete_job")
    .select(({ fn }) => fn.countAll<number>().as("open"))
    .executeTakeFirstOrThrow();
  if (Number(people) === 0 && Number(open) === 0 && !(await isInWorkflow(db, id))) return;
  throw talentErrors.error("job-in-use", {
    detail: `"${title}" has applications, interviews or work that is still going on.`,
    data: { applications: Number(people), waiting_effects: Number(open) },
  });
}

/** A workflow's state names its job, somewhere in the goal that it was started with. */
async function isInWorkflow(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .selectFrom("workflows")
    .where("status", "in", ["running", "waiting"])
    .select("state_json")
    .execute();
  return rows.some(({ state_json }) => state_json.includes(JSON.stringify(id)));
}
