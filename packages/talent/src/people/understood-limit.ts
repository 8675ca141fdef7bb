/** A limit that the words of a search said: "more than five years", 在上海, "not yet contacted". */
import { TextLanguage } from "@bole/reading/text";
import { z } from "zod";
import { Stage } from "../model/application.ts";

export const UnderstoodLimit = z.object({
  kind: z.enum(["years", "place", "stage", "availability", "language"]),
  /** Where `q` says it, in UTF-16 units. */
  start: z.int(),
  end: z.int(),
  /** By the names of the filter. */
  filter: z.object({
    min_years: z.number().optional(),
    max_years: z.number().optional(),
    location: z.string().optional(),
    stage: Stage.optional(),
    not_reached: Stage.optional(),
    available: z.boolean().optional(),
    language: TextLanguage.optional(),
    skills: z.array(z.string()).optional(),
  }),
});
export type UnderstoodLimit = z.infer<typeof UnderstoodLimit>;
