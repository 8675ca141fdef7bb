/** What is asked. The names are those of the seed; a student is a person, and their id is text. */
import { TEXT_LIMITS } from "@bole/base";
import { z } from "zod";
import { Language } from "./language.ts";

/** Jobs and projects for somebody, one of both, or people for a job. */
export const RecommendKind = z.enum(["opportunities", "job", "project", "people"]);
export type RecommendKind = z.infer<typeof RecommendKind>;

/** More is a résumé, and should be imported as one. */
export const LONGEST_INPUT = TEXT_LIMITS.recommendation;
/** How many are judged one by one, at most. */
export const MOST_JUDGED = 30;

export const RecommendRequest = z.object({
  /** What somebody wants and can do, in a sentence or a page, in either language. */
  user_input: z.string().max(LONGEST_INPUT).default(""),
  /** The person whose newest résumé counts, too. */
  student_id: z.string().min(1).max(200).nullable().default(null),
  /** One of their résumés instead. */
  resume_id: z.string().min(1).max(200).nullable().default(null),
  /** @default what the wish names, and jobs and projects where it names neither */
  kind: RecommendKind.nullable().default(null),
  /** For people: the job that they are sought for. */
  job_id: z.string().min(1).max(200).nullable().default(null),
  /** @default the language of the input */
  language: Language.nullable().default(null),
  /** How many are given, the best first. */
  limit: z.int().min(1).max(MOST_JUDGED).default(5),
});
export type RecommendRequest = z.infer<typeof RecommendRequest>;
