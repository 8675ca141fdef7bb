import { z } from "zod";

export const MessageState = z.enum([
  "draft",
  "queued",
  "postponed",
  "sending",
  "sent",
  "failed",
  "uncertain",
  "received",
]);
export type MessageState = z.infer<typeof MessageState>;

/** A mail, sent or received; `message_id` and `in_reply_to` are those of its headers. */
export const Message = z.object({
  id: z.string(),
  person_id: z.string().nullable(),
  job_id: z.string().nullable(),
  direction: z.enum(["out", "in"]),
  state: MessageState,
  message_id: z.string(),
  in_reply_to: z.string().nullable(),
  thread_id: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  created_at: z.string(),
});
export type Message = z.infer<typeof Message>;
