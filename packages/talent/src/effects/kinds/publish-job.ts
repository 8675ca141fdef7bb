import { readJobById } from "../../jobs/jobs.ts";
import { assertNotOpen, openJob } from "../../jobs/open-job.ts";
import { assertVersion } from "../../requests.ts";
import type { KindOfEffect } from "../effect-kind.ts";

export const publishJob: KindOfEffect<"publish_job"> = {
  done: "job-published",

  async subject(db, { job_id, version }) {
    const job = await readJobById(db, job_id);
    assertVersion("job", job, version);
    assertNotOpen(job);
    return { person_id: null, job_id };
  },

  async perform({ parts, transaction, db }, { job_id, version }) {
    await openJob(parts, transaction, db, job_id, version);
    return { job_id };
  },

  facts: ({ version }) => ({ version: String(version) }),
  wish: ({ version: _, ...wish }) => wish,
};
