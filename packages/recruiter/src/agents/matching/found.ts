/** Somebody whom the funnel of the recommendation found for a job. */
import { z } from "zod";

export const Found = z.object({
  person_id: z.string(),
  name: z.string(),
  /** Of the recommendation, 0–100. */
  score: z.number().min(0).max(100),
  reason: z.string(),
});
export type Found = z.infer<typeof Found>;

export const SearchResult = z.object({
  job_id: z.string(),
  candidates: z.array(Found),
  /** How many people there are to choose from. */
  considered: z.int().min(0),
  notes: z.array(z.string()),
});
export type SearchResult = z.infer<typeof SearchResult>;
