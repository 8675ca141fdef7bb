/** What a job is created, published, closed and deleted with. */
import { JobDraft } from "@bole/reading/text";
import { z } from "zod";

const SeenJob = z.strictObject({
  job_id: z.string().min(1).max(200),
  /** The job's version that was looked at. */
  version: z.int().min(1),
});

/** The whole draft, because it is what is approved. */
export const CreateJobPayload = z.strictObject({ job: JobDraft });
export type CreateJobPayload = z.infer<typeof CreateJobPayload>;

export const PublishPayload = SeenJob;
export type PublishPayload = z.infer<typeof PublishPayload>;

export const CloseJobPayload = SeenJob;
export type CloseJobPayload = z.infer<typeof CloseJobPayload>;

export const DeleteJobPayload = SeenJob;
export type DeleteJobPayload = z.infer<typeof DeleteJobPayload>;
