/** What a candidate's reply says, as the steps after it need it. */
import { z } from "zod";
import { Language } from "../shared/language.ts";

/** A stretch of a day that somebody says suits them, or does not. */
export const TimeWish = z.object({
  /** YYYY-MM-DD; null where any day is meant. */
  day: z.string().nullable(),
  /** HH:MM by the clock of whoever writes. */
  from: z.string(),
  to: z.string(),
  suits: z.boolean(),
  /** As they say it. */
  words: z.string(),
});
export type TimeWish = z.infer<typeof TimeWish>;

export const ReadReply = z.object({
  replied: z.boolean(),
  /** What came was a machine's: nobody has answered yet. */
  automatic: z.boolean(),
  person_id: z.string(),
  application_id: z.string().nullable(),
  job_id: z.string().nullable(),
  name: z.string(),
  message_id: z.string().nullable(),
  language: Language.nullable(),
  interested: z.enum(["yes", "no", "unknown"]),
  /** The words that this rests on. */
  because: z.string(),
  preferred: z.array(TimeWish),
});
export type ReadReply = z.infer<typeof ReadReply>;
