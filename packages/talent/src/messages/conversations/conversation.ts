/** A conversation is a thread of mails, in one of four groups of the inbox. */
import { z } from "zod";
import { Message, NoAnswer } from "../../model/message.ts";

export const ConversationGroup = z.enum(["to_answer", "not_sent", "sent", "done"]);
export type ConversationGroup = z.infer<typeof ConversationGroup>;

const Names = z.object({
  person_name: z.string().nullable(),
  job_title: z.string().nullable(),
});

/** A mail in a list; the whole text is with the mail itself. */
export const MessageEntry = Message.omit({ text: true, findings: true })
  .extend({ preview: z.string().describe("The beginning of its text") })
  .extend(Names.shape);
export type MessageEntry = z.infer<typeof MessageEntry>;

export const Conversation = z.object({
  thread_id: z.string(),
  group: ConversationGroup,
  done: z.boolean().nullable().describe("What somebody said of the newest mail; null if nothing"),
  no_answer: NoAnswer.nullable().describe("Why the newest mail needs no answer"),
  mails: z.int().describe("How many it has"),
  newest: MessageEntry,
});
export type Conversation = z.infer<typeof Conversation>;

export const ConversationPage = z.object({
  items: z.array(Conversation),
  counts: z.record(ConversationGroup, z.int()).describe("Of all, in each group"),
  next: z.string().nullable().describe("For `after`, where there are more"),
});
export type ConversationPage = z.infer<typeof ConversationPage>;

export const WholeConversation = Conversation.omit({ mails: true, newest: true }).extend({
  messages: z.array(Message.extend(Names.shape)).describe("Newest first; the newest 200 at most"),
});
export type WholeConversation = z.infer<typeof WholeConversation>;
