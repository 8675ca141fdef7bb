import { JobDraft, Sources, TextLanguage } from "@bole/reading/text";
import { z } from "zod";
import { Tags } from "./skill.ts";

export const Job = JobDraft.extend({
  id: z.string(),
  language: TextLanguage,
  tags: Tags,
  /** Where in the description the fields were read, if they were. */
  sources: Sources,
  version: z.int().min(1),
  /** Counts up when the criteria change: what was judged by older ones says so. */
  criteria_version: z.int().min(1),
  demo: z.boolean(),
  archived_at: z
    .string()
    .nullable()
    .default(null)
    .describe("Since when it is out of lists, search and recommendations"),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Job = z.infer<typeof Job>;
