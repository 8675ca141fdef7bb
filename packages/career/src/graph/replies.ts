/** What a person gives to a session that waits for them. */
import { z } from "zod";
import { FactEdit } from "../facts/fact.ts";
import { SatisfactionLevel } from "../state/career-state.ts";

/** The event that all of these come by; `turn` says which question is answered. */
export const REPLY = "career_reply";

export const Reply = z.object({
  session_id: z.string(),
  turn: z.int().min(0),
  at: z.string(),
  /** What the person changed in the list of facts. */
  facts: z.array(FactEdit).max(100).default([]),
});

export const MessageReply = Reply.extend({ text: z.string().trim().min(1).max(10_000) });
export type MessageReply = z.infer<typeof MessageReply>;

export const FeedbackReply = Reply.extend({
  satisfaction_level: SatisfactionLevel,
  feedback: z.string().trim().max(10_000),
});
export type FeedbackReply = z.infer<typeof FeedbackReply>;
