/** What a job's own words say: its language, its tags, and that nothing in it gives a model orders. */

import { threadJob } from "@bole/base/threads";
import type { JobDraft } from "@bole/reading/text";
import type { Job } from "../model/job.ts";
import { cleanBy } from "./job-reading.ts";
import { readJobText } from "./job-text.ts";

export interface DraftRead {
  readonly read: Pick<Job, "language" | "tags">;
  /** The rules by which nothing in it gives orders; null where something may. */
  readonly clean_by: string | null;
}

export function readDraft(draft: JobDraft): DraftRead {
  return { read: readJobText(draft), clean_by: cleanBy(draft) };
}

export const readDraftJob = threadJob<typeof readDraft>(new URL(import.meta.url), "readDraft");
