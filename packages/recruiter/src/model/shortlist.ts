/** People for a job, in an order, with what the order rests on. */
import { Stage, Verdict } from "@bole/talent";
import { z } from "zod";

export const CriterionVerdict = z.object({
  criterion_id: z.string(),
  name: z.string(),
  verdict: Verdict,
  /** Words of the résumé, as they stand there; null where it is silent. */
  quote: z.string().nullable(),
  /** Whether it stands in the list of skills alone: claimed, and shown by nothing that was done. */
  listed: z.boolean().default(false),
});
export type CriterionVerdict = z.infer<typeof CriterionVerdict>;

export const ShortlistEntry = z.object({
  person_id: z.string(),
  /** Null where they are no candidate for the job yet. */
  application_id: z.string().nullable(),
  job_id: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable(),
  /** In which they are written to. */
  language: z.enum(["zh", "en"]),
  headline: z.string(),
  /** 0–100; null where nothing is known that could be compared. Never a guess. */
  score: z.number().min(0).max(100).nullable(),
  /** Made of the facts that were matched. */
  reason: z.string(),
  verdicts: z.array(CriterionVerdict),
  stage: Stage.nullable(),
});
export type ShortlistEntry = z.infer<typeof ShortlistEntry>;

export const Shortlist = z.object({
  job_id: z.string().nullable(),
  candidates: z.array(ShortlistEntry),
  /** How many were looked at to find them. */
  considered: z.int().min(0),
  /** What whoever approves it should know: nobody matches, no criteria, … */
  notes: z.array(z.string()),
});
export type Shortlist = z.infer<typeof Shortlist>;
