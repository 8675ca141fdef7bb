/** A conversation: what was said, what came of it, and what is remembered for the next message. */
import { isTimeZone, TEXT_LIMITS } from "@bole/base";
import { z } from "zod";
import { RecruiterEvent } from "./events.ts";
import { Route } from "./names.ts";

const OwnId = z.string().regex(/^[\w-]{1,100}$/, "use letters, digits, - and _");

/** Sent along with a message: a job's text, or a résumé. */
export const Attachment = z
  .strictObject({
    kind: z.enum(["job", "resume"]),
    name: z.string().trim().min(1).max(200),
    text: z.string().min(1).max(200_000).optional(),
    base64: z.base64().min(4).optional().describe("Of a file: PDF, DOCX, TXT, Markdown, HTML"),
  })
  .refine(({ text, base64 }) => (text === undefined) !== (base64 === undefined), {
    message: "send its text, or the file as base64",
  });
export type Attachment = z.infer<typeof Attachment>;

/** What became of an attachment: a draft of a job, or somebody with a résumé. */
export const Attached = z.object({
  kind: z.enum(["job", "resume"]),
  name: z.string(),
  /** Of the job, or of the person; null where it could not be read. */
  id: z.string().nullable(),
  title: z.string(),
  /** What is wrong with it, and what to do. */
  problem: z.string().nullable(),
});
export type Attached = z.infer<typeof Attached>;

/** What the page shows while the message is written: "this job", "these two". */
export const MessageContext = z.strictObject({
  job_id: z.string().min(1).max(100).optional(),
  person_ids: z.array(z.string().min(1).max(100)).max(200).optional(),
  time_zone: z
    .string()
    .max(100)
    .refine(isTimeZone, "must be an IANA time zone, such as Asia/Shanghai")
    .optional()
    .describe("The writer's: in which times are told"),
});
export type MessageContext = z.infer<typeof MessageContext>;

export const ChatRequest = z.strictObject({
  session_id: OwnId.optional().describe(
    "To go on, or an id of your own to begin with; without it a new conversation begins",
  ),
  message: z.string().trim().min(1).max(TEXT_LIMITS.chat_message),
  message_id: OwnId.optional().describe(
    "The same one in the same session is answered once, and with the same events",
  ),
  attachments: z.array(Attachment).max(20).optional(),
  context: MessageContext.optional(),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

/** An event as the conversation keeps it: `seq` is the stream's `id`. */
export const KeptEvent = z.intersection(
  RecruiterEvent,
  z.object({
    seq: z.int().min(1),
    /** The message that it answers. */
    message_id: z.string(),
    workflow_id: z.string().nullable(),
    at: z.string(),
  }),
);
export type KeptEvent = z.infer<typeof KeptEvent>;

export const SessionMessage = z.object({
  message_id: z.string(),
  message: z.string(),
  attachments: z.array(Attached),
  context: MessageContext,
  /** Of the router, on the engine. */
  run_id: z.string(),
  /** Null until it is answered. */
  route: Route.nullable(),
  at: z.string(),
});
export type SessionMessage = z.infer<typeof SessionMessage>;

export const SessionSummary = z.object({
  session_id: z.string(),
  /** How it began. */
  title: z.string(),
  messages: z.int().min(0),
  /** Approvals that wait for somebody. */
  waiting: z.int().min(0),
  created_at: z.string(),
  updated_at: z.string(),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

export const Session = SessionSummary.omit({ messages: true }).extend({
  messages: z.array(SessionMessage).describe("In the order in which they were sent"),
  events: z.array(KeptEvent).describe("All of them, as the stream has told them"),
});
export type Session = z.infer<typeof Session>;
