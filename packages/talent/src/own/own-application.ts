/** What somebody asks for who applies with a résumé of their own, and what became of it. */
import { z } from "zod";
import { Stage } from "../model/application.ts";

export const OwnApplicationRequest = z.strictObject({
  resume_id: z.string().min(1).max(200),
  job_id: z.string().min(1).max(200),
  consent: z
    .literal(true, "must be true: without consent nobody becomes a candidate")
    .describe("That a copy of the résumé goes to those who hire for this job"),
});
export type OwnApplicationRequest = z.input<typeof OwnApplicationRequest>;

export const OwnApplication = z.object({
  application_id: z.string(),
  job_id: z.string(),
  job_title: z.string(),
  organisation: z.string(),
  resume_id: z.string().describe("One's own, of which a copy was sent"),
  resume_title: z.string(),
  stage: Stage,
  applied_at: z.string(),
  updated_at: z.string(),
  next_interview: z.string().nullable().describe("When it begins"),
});
export type OwnApplication = z.infer<typeof OwnApplication>;
