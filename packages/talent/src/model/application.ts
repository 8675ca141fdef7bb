import { z } from "zod";

/** The stages of an application, in the order of the board. */
export const Stage = z.enum([
  "sourced",
  "contacted",
  "replied",
  "screening",
  "interview",
  "offer",
  "hired",
  "rejected",
  "withdrawn",
]);
export type Stage = z.infer<typeof Stage>;

/** One change of stage. It is never altered: the present stage is that of the newest one. */
export const StageEvent = z.object({
  id: z.string(),
  application_id: z.string(),
  from: Stage.nullable(),
  to: Stage,
  reason: z.string(),
  actor: z.string(),
  run_id: z.string().nullable(),
  created_at: z.string(),
});
export type StageEvent = z.infer<typeof StageEvent>;

/** A person for a job; its stage is a view of its events. */
export const Application = z.object({
  id: z.string(),
  person_id: z.string(),
  job_id: z.string(),
  stage: Stage,
  /** How many events it has: who wants to add one says which they saw last. */
  version: z.int().min(1),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Application = z.infer<typeof Application>;
