import { z } from "zod";
import { JobDraft } from "./job-draft.ts";
import { TextLanguage } from "./language.ts";
import { Sources } from "./span.ts";

/** A job as it was read: spans count in the draft's description. */
export const ParsedJob = z.object({ draft: JobDraft, sources: Sources, language: TextLanguage });
export type ParsedJob = z.infer<typeof ParsedJob>;
