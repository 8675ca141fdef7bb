/** A candidate for a job as a cleanup looks at them: facts only. */
import { Stage } from "@bole/talent";
import { z } from "zod";

export const Scanned = z.object({
  application_id: z.string(),
  person_id: z.string(),
  name: z.string(),
  job_id: z.string(),
  job_title: z.string(),
  job_open: z.boolean(),
  stage: Stage,
  version: z.int().min(1),
  /** Since the last change of stage. */
  days_in_stage: z.int().min(0),
  last_mail: z.object({ direction: z.enum(["out", "in"]), days: z.int().min(0) }).nullable(),
  next_interview: z.string().nullable(),
  /** Effects about them that wait for an approval. */
  waiting: z.int().min(0),
  musts: z.object({ met: z.int().min(0), not_met: z.array(z.string()), all: z.int().min(0) }),
});
export type Scanned = z.infer<typeof Scanned>;
