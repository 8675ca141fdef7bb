/** A change of stage that somebody is asked to confirm. */
import { Stage } from "@bole/talent";
import { z } from "zod";

export const StageProposal = z.object({
  application_id: z.string(),
  person_id: z.string(),
  name: z.string(),
  job_id: z.string(),
  job_title: z.string(),
  from: Stage,
  to: Stage,
  /** Facts: days without an answer, criteria that are not met, … */
  reason: z.string(),
  category: z.string(),
  /** The application's version that was looked at. */
  version: z.int().min(1),
});
export type StageProposal = z.infer<typeof StageProposal>;
