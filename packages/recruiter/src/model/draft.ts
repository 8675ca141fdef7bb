/** A mail before it is asked for at the gate, and what became of it there. */
import { MailPurpose, MessageState } from "@bole/talent";
import { z } from "zod";

export const Draft = z.object({
  person_id: z.string(),
  application_id: z.string().nullable(),
  job_id: z.string().nullable(),
  name: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  language: z.enum(["zh", "en"]),
  /** Drafts of earlier versions may say `notice`; it is passed on as it was approved. */
  purpose: z.enum([...MailPurpose.options, "notice"]),
  /** Our id of the mail that it answers or follows. */
  answers: z.string().nullable(),
  /** The interview that it reminds of. */
  interview_id: z.string().exactOptional(),
  /** What it says about them, each with the words that it rests on. */
  facts: z.array(z.object({ claim: z.string(), quote: z.string() })),
  /** What a person should look at before it is sent. */
  warnings: z.array(z.string()),
});
export type Draft = z.infer<typeof Draft>;

/** Somebody who is not written to, and why: nothing was drafted. */
export const LeftOut = z.object({
  person_id: z.string(),
  name: z.string(),
  left_out: z.object({
    code: z.enum([
      "suppressed",
      "wrong_stage",
      "already_sent",
      "already_waiting",
      "nothing_to_follow",
      "nothing_to_answer",
      "no_interview",
    ]),
    facts: z.record(z.string(), z.string()),
  }),
});
export type LeftOut = z.infer<typeof LeftOut>;

/** After the gate: `state` is that of the mail in the outbox. */
export const Sent = z.object({
  person_id: z.string(),
  application_id: z.string().nullable(),
  job_id: z.string().nullable(),
  name: z.string(),
  message_id: z.string().nullable(),
  thread_id: z.string().nullable(),
  state: MessageState.or(z.enum(["refused", "awaiting_approval"])),
  /** Until when it is postponed. */
  not_before: z.string().nullable(),
  why: z.string(),
});
export type Sent = z.infer<typeof Sent>;
