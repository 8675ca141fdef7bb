/** Whether a mail that came needs an answer, and why it does not. */
import { z } from "zod";

export const MailNeed = z.enum([
  "answer",
  /** Nobody is there to read ours, or it only says that ours arrived. */
  "absence",
  /** Sent to many, by somebody who expects nothing back. */
  "newsletter",
  /** Nothing but thanks, or that they have read it. */
  "thanks",
  /** A mail server could not deliver a mail. */
  "undelivered",
]);
export type MailNeed = z.infer<typeof MailNeed>;
