/** What a workflow has done, counted, for the last confirmation and for the message at its end. */
import { z } from "zod";
import { RecordLink } from "../../model/index.ts";

export const Counts = z.object({
  considered: z.int().min(0),
  shortlisted: z.int().min(0),
  drafted: z.int().min(0),
  sent: z.int().min(0),
  postponed: z.int().min(0),
  refused: z.int().min(0),
  replied: z.int().min(0),
  interviews: z.int().min(0),
  /** Interviews that were moved, and that were called off. */
  rescheduled: z.int().min(0).default(0),
  cancelled: z.int().min(0).default(0),
  moved: z.int().min(0),
  /** Effects that wait in the inbox. */
  waiting: z.int().min(0),
  /** Items of a step that failed. */
  failed: z.int().min(0),
});
export type Counts = z.infer<typeof Counts>;

export const Summary = z.object({
  goal: z.string(),
  text: z.string(),
  counts: Counts,
  /** What somebody should look at. */
  warnings: z.array(z.string()),
  links: z.array(RecordLink),
});
export type Summary = z.infer<typeof Summary>;

export const NO_COUNTS: Counts = {
  considered: 0,
  shortlisted: 0,
  drafted: 0,
  sent: 0,
  postponed: 0,
  refused: 0,
  replied: 0,
  interviews: 0,
  rescheduled: 0,
  cancelled: 0,
  moved: 0,
  waiting: 0,
  failed: 0,
};
