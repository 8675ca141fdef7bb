import { ResumeData, Sources, TextLanguage } from "@bole/reading/text";
import { z } from "zod";
import { Tags } from "./skill.ts";

/** A résumé of a person: what it says, and where in its document each field is said. */
export const Resume = z.object({
  id: z.string(),
  person_id: z.string(),
  /** Null for one that was written here. */
  document_id: z.string().nullable(),
  origin_id: z
    .string()
    .nullable()
    .default(null)
    .describe("The own résumé of which this is a copy, made to apply with it"),
  title: z.string(),
  language: TextLanguage,
  data: ResumeData,
  sources: Sources,
  tags: Tags,
  /** Years at work, from the dates; null where there are too few of them. */
  years: z.number().nullable(),
  version: z.int().min(1),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Resume = z.infer<typeof Resume>;
