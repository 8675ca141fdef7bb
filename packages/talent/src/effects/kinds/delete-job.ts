import { assertUnused, deleteJob as markDeleted } from "../../jobs/delete-job.ts";
import { readJobById } from "../../jobs/jobs.ts";
import { assertVersion } from "../../requests.ts";
import type { KindOfEffect } from "../effect-kind.ts";

export const deleteJob: KindOfEffect<"delete_job"> = {
  done: "job-deleted",

  async subject(db, { job_id, version }) {
    const job = await readJobById(db, job_id);
    assertVersion("job", job, version);
    await assertUnused(db, job);
    return { person_id: null, job_id };
  },

  async perform({ parts, transaction, db, principal }, { job_id }) {
    await markDeleted(parts, transaction, principal, await readJobById(db, job_id));
    return { job_id };
  },

  facts: ({ version }) => ({ version: String(version) }),
  wish: ({ version: _, ...wish }) => wish,
};
