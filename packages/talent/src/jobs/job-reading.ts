/** A job as it is ranked, and shown to a model: without the sentences that try to give one orders. */

import { INJECTION_RULES } from "@bole/guardrails/reading";
import type { JobDraft } from "@bole/reading/text";
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
  if (clean_by !== INJECTION_RULES) return { job, ...withoutAny(job) };
  return { job, headline: job.title, text: textOf(job), isCut: false };
}

function textOf({ description, criteria }: JobDraft): string {
  const asks = criteria.map(({ text }) => text).filter((text) => !description.includes(text));
  return [description, ...asks].join("\n");
}

const withoutAny = (job: JobDraft): Omit<JobReading, "job"> => ({
  headline: withoutOrders(job.title).text,
  ...withoutOrders(textOf(job)),
});

/** Looking takes half a millisecond a kilobyte: done when a job is written, not each time it is read. */
export function cleanBy(job: JobDraft): string | null {
  const { headline, isCut } = withoutAny(job);
  return isCut || headline !== job.title ? null : INJECTION_RULES;
}
