/** What a text is written from: records, and how it was asked for. */
import { z } from "zod";

export const TextKind = z.enum([
  "job_ad",
  "interview_questions",
  "interview_kit",
  "search_string",
  "summary",
]);
export type TextKind = z.infer<typeof TextKind>;

export const TextFacts = z.object({
  kind: TextKind,
  language: z.enum(["zh", "en"]),
  /** How it should be, in the person's words. */
  wish: z.string(),
  count: z.int().nullable(),
  job: z
    .object({
      title: z.string(),
      organisation: z.string(),
      conditions: z.array(z.string()),
      pitch: z.string(),
      /** The job's own text, where it is in the language asked for. */
      text: z.string().default(""),
      must: z.array(z.string()),
      nice: z.array(z.string()),
      /** Each with its names in both languages. */
      skills: z.array(z.array(z.string())),
    })
    .nullable(),
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      headline: z.string(),
      location: z.string(),
      years: z.number().nullable(),
      skills: z.array(z.string()),
      jobs: z.array(z.string()),
      /** As a model may see it; empty where there is none, or no model. */
      resume: z.string().default(""),
    }),
  ),
});
export type TextFacts = z.infer<typeof TextFacts>;
