import { assertNotClosed, closeJob as markClosed } from "../../jobs/close-job.ts";
import { readJobById } from "../../jobs/jobs.ts";
import { assertVersion } from "../../requests.ts";
import type { KindOfEffect } from "../effect-kind.ts";

export const closeJob: KindOfEffect<"close_job"> = {
  done: "job-closed",

  async subject(db, { job_id, version }) {
    const job = await readJobById(db, job_id);
    assertVersion("job", job, version);
    assertNotClosed(job);
    return { person_id: null, job_id };
  },

  async perform({ parts, transaction, principal }, { job_id }) {
    await markClosed(parts, transaction, principal, job_id);
    return { job_id };
  },

  facts: ({ version }) => ({ version: String(version) }),
  wish: ({ version: _, ...wish }) => wish,
};
