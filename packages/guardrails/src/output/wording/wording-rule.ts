import type { Bilingual } from "../../contract/language.ts";

/** Wording that a job ad or a mail must not have, why, and what to write instead. */
export interface WordingRule {
  readonly category: string;
  readonly patterns: readonly RegExp[];
  readonly message: Bilingual;
  readonly suggestion: Bilingual;
  /** Threats and abuse stop a mail; wording that excludes people is shown and corrected. */
  readonly grave?: boolean;
}
