/** What a conversation has been about, so that "them", "this job" and "the second one" mean something. */
import { MailPurpose } from "@bole/talent";
import { z } from "zod";

/** Something that one of several could be meant by; what tells them apart is in the detail. */
export const Option = z.object({ id: z.string(), title: z.string(), detail: z.string() });
export type Option = z.infer<typeof Option>;

/** What was found out by asking: the next reading of the same message knows it. */
export const Chosen = z.object({
  job_id: z.string().nullable().default(null),
  /** By the name that was said. */
  people: z.record(z.string(), z.string()).default({}),
  /** Names that were said and are to be left alone. */
  without: z.array(z.string()).default([]),
  /** What the mails are for. */
  purpose: MailPurpose.nullable().default(null),
  /** Whether the person said that the rules have read the message right. */
  confirmed: z.boolean().default(false),
});
export type Chosen = z.infer<typeof Chosen>;

/** A question of ours that stands: its answer continues the message that it was asked about. */
export const OpenQuestion = z.object({
  /** `intent`: whether the message was read right, where the model that should read it did not answer. */
  slot: z.enum(["job", "person", "people", "interview", "purpose", "intent"]),
  /** The words that were not clear; for `intent`, why no model has read them. */
  said: z.string(),
  /** Other names in the same message that nobody has. */
  also: z.array(z.string()).default([]),
  options: z.array(Option),
  /** The message that goes on once it is clear. */
  message: z.string(),
  chosen: Chosen.prefault({}),
});
export type OpenQuestion = z.infer<typeof OpenQuestion>;

export const SessionMemory = z.object({
  language: z.enum(["zh", "en"]).nullable().default(null),
  /** Last spoken of. */
  job_id: z.string().nullable().default(null),
  /** Last shown, in that order. */
  person_ids: z.array(z.string()).default([]),
  interview_id: z.string().nullable().default(null),
  /** What was proposed in the last answer, by its effect: the next message may say yes to it. */
  proposal: z.string().nullable().default(null),
  question: OpenQuestion.nullable().default(null),
});
export type SessionMemory = z.infer<typeof SessionMemory>;

export const NOTHING_KNOWN: SessionMemory = SessionMemory.parse({});
