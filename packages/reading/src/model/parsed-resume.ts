import { z } from "zod";
import { TextLanguage } from "./language.ts";
import { ResumeData } from "./resume-data.ts";
import { Sources } from "./span.ts";

/** A résumé as it was read: every value that came from the text says where it stands. */
export const ParsedResume = z.object({
  data: ResumeData,
  sources: Sources,
  language: TextLanguage,
  /** Paths that a reader expects and the text does not have, such as `basic.email`. */
  missing: z.array(z.string()),
  /** The part of the document's words that stands in fields. */
  coverage: z.number().min(0).max(1),
});
export type ParsedResume = z.infer<typeof ParsedResume>;
