import { addJob, assertNotPublished, parseDraft } from "../../jobs/add-job.ts";
import { readDraftJob } from "../../jobs/read-draft.ts";
import type { KindOfEffect } from "../effect-kind.ts";

export const createJob: KindOfEffect<"create_job"> = {
  // Adding it writes that it was added.
  done: null,

  async subject(_db, { job }) {
    assertNotPublished(parseDraft(job));
    return { person_id: null, job_id: null };
  },

  async perform({ parts, transaction, principal }, { job }) {
    const draft = parseDraft(job);
    const read = await parts.threads.run(readDraftJob, [draft], { patient: true });
    const added = await addJob(parts, transaction, principal, draft, read);
    return { job_id: added.id };
  },

  facts: ({ job }) => ({ title: job.title }),
  wish: ({ job }) => ({ title: job.title, description: job.description }),
};
