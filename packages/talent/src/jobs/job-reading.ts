/** A job as it is ranked, and shown to a model: without the sentences that try to give one orders. */
import { INJECTION_RULES } from "@bole/guardrails";
import type { Job } from "../model/job.ts";
import { withoutOrders } from "../profiles/without-orders.ts";

export interface JobReading {
  readonly job: Job;
  readonly headline: string;
  /** The description, and what is asked for beyond it. */
  readonly text: string;
  /** Whether something in the text gave orders. */
  readonly isCut: boolean;
}

/** @param clean_by the rules by which nothing gives orders: then nothing need be looked for */
export function readingOf(job: Job, clean_by: string | null): JobReading {
  const asks = job.criteria
    .map(({ text }) => text)
    .filter((text) => !job.description.includes(text));
  const text = [job.description, ...asks].join("\n");
  if (clean_by === INJECTION_RULES) return { job, headline: job.title, text, isCut: false };
  return { job, headline: withoutOrders(job.title).text, ...withoutOrders(text) };
}

/** Looking takes half a millisecond a kilobyte: done when a job is written, not each time it is read. */
export function cleanBy(job: Job): string | null {
  const { headline, isCut } = readingOf(job, null);
  return isCut || headline !== job.title ? null : INJECTION_RULES;
}
