import { TextLanguage } from "@bole/reading/text";
import { z } from "zod";
import { Finding } from "./finding.ts";

/**
 * Of one that we write:
 *
 *     queued ──► sending ──► sent
 *       ▲  │        ├──► failed        (a server has refused it)
 *       │  ▼        ├──► postponed     (a server is busy)
 *    postponed      └──► uncertain     (nobody knows whether it has arrived: a person has to say)
 *       └──► cancelled
 *
 * One that came is `received`; a `draft` is neither.
 */
export const MessageState = z.enum([
  "draft",
  "queued",
  "postponed",
  "sending",
  "sent",
  "failed",
  "uncertain",
  "cancelled",
  "received",
]);
export type MessageState = z.infer<typeof MessageState>;

/** What a mail is for. Every mail of ours has one, from the draft to the outbox. */
export const MailPurpose = z.enum([
  "outreach",
  "follow_up",
  "rejection",
  "offer",
  "reply",
  "reminder",
  "invitation",
  "note",
]);
export type MailPurpose = z.infer<typeof MailPurpose>;

/** Accepts what drafts and requests of earlier versions say; answers with today's purpose. */
export const StoredMailPurpose = z.union([
  MailPurpose,
  z.enum(["notice"]).transform((): MailPurpose => "note"),
  z.enum(["interview"]).transform((): MailPurpose => "invitation"),
]);

/** What came: only a `reply` is somebody's answer. */
export const IncomingKind = z.enum(["reply", "auto_reply", "bounce", "unsubscribe"]);
export type IncomingKind = z.infer<typeof IncomingKind>;

/** Why a mail that came needs no answer. */
export const NoAnswer = z.enum(["absence", "newsletter", "thanks", "undelivered"]);
export type NoAnswer = z.infer<typeof NoAnswer>;

export const CalendarMethod = z.enum(["REQUEST", "CANCEL"]);
export type CalendarMethod = z.infer<typeof CalendarMethod>;

export const ReasonCode = z.enum([
  "daily_limit",
  "batch_limit",
  "quiet_hours",
  "server_busy",
  "server_refused",
  "server_unreachable",
  "settings_missing",
  "too_many_attempts",
  "answer_lost",
  "process_ended",
  "local_outbox",
  "bounced",
  "suppressed",
  "wrong_stage",
  "already_sent",
  "already_waiting",
  "cancelled_by_person",
  "said_to_be_sent",
]);
export type ReasonCode = z.infer<typeof ReasonCode>;

/** Why it is in its state, to be told in either language; `facts` has a server's own words. */
export const StateReason = z.object({
  code: ReasonCode,
  facts: z.record(z.string(), z.string()),
});
export type StateReason = z.infer<typeof StateReason>;

/** A mail, sent or received; `message_id` and `in_reply_to` are those of its headers. */
export const Message = z.object({
  id: z.string(),
  person_id: z.string().nullable(),
  job_id: z.string().nullable(),
  direction: z.enum(["out", "in"]),
  state: MessageState,
  state_reason: StateReason.nullable(),
  not_before: z
    .string()
    .nullable()
    .describe("Not sent before this time: the undo window of a queued mail, or a postponement"),
  attempts: z.int().min(0),
  purpose: MailPurpose.nullable().describe("Of one that we write"),
  kind: IncomingKind.nullable().describe("Of one that came"),
  message_id: z.string(),
  in_reply_to: z.string().nullable(),
  thread_id: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  language: TextLanguage.nullable(),
  effect_id: z.string().nullable(),
  run_id: z.string().nullable(),
  confidence: z.number().min(0).max(1).nullable().describe("That it belongs to its thread"),
  findings: z.array(Finding).describe("What whoever reads one that came should know"),
  created_at: z.string(),
  sent_at: z.string().nullable(),
});
export type Message = z.infer<typeof Message>;
