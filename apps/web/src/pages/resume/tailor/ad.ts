/** The advertisement that a résumé is held against: a text, or a job in Bole. */
import type { JobSummary } from "@bole/server/contract";

export interface Ad {
  readonly text: string;
  /** Instead of the text. */
  readonly chosen: Pick<JobSummary, "id" | "title"> | null;
}

export const NO_AD: Ad = { text: "", chosen: null };

export const isEmptyAd = ({ text, chosen }: Ad): boolean => chosen === null && text.trim() === "";

/** As the server takes it. */
export const adBody = ({ text, chosen }: Ad): { job: string } | { job_id: string } =>
  chosen === null ? { job: text } : { job_id: chosen.id };
