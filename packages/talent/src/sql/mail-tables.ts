/** Rows about mails, and about addresses that must not be written to. */
import type { TextLanguage } from "@bole/reading/text";
import type {
  CalendarMethod,
  IncomingKind,
  MailPurpose,
  Message,
  MessageState,
  NoAnswer,
} from "../model/message.ts";
import type { SuppressionReason } from "../model/suppression.ts";
import type { Flag, Json, Position } from "./columns.ts";

interface MessageRow {
  pos: Position;
  tenant: string;
  id: string;
  person_id: string | null;
  job_id: string | null;
  direction: Message["direction"];
  state: MessageState;
  /** Why it is in this state, as JSON of a code and its facts; empty where that says itself. */
  state_reason: string;
  message_id: string;
  in_reply_to: string | null;
  /** The ids of the thread's mails before it, oldest first. */
  references: Json;
  thread_id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  created_at: string;
  updated_at: string;
  /** Of one that we write. */
  purpose: MailPurpose | null;
  /** Of one that came. */
  kind: IncomingKind | null;
  language: TextLanguage | null;
  /** What stands below the text: who writes, and how not to be written to. */
  footer: string | null;
  unsubscribe_url: string | null;
  /** An appointment that goes along, as iCalendar. */
  calendar: string | null;
  calendar_method: CalendarMethod | null;
  effect_id: string | null;
  run_id: string | null;
  step_id: string | null;
  /** Of one run and step, 20 at most; the next one begins when this one is through. */
  batch: string | null;
  attempts: number;
  /** Until when it is postponed. */
  not_before: string | null;
  /** When it was handed over, for its header. */
  sent_at: string | null;
  /**
   * When a dispatcher has to look at it: what is to be sent, and what one has begun and, if it lives,
   * will have ended by then. Null where nothing is to be done.
   */
  due_at: string | null;
  /** The dispatcher that has it in hand. */
  lease_owner: string | null;
  findings: Json | null;
  /** How sure it is that it belongs to its thread. */
  confidence: number | null;
  /** Of the other side's address. */
  address_hash: string | null;
  /** The subject without what programs put before it. */
  subject_key: string | null;
  /** 0 of a reply that the runs which wait for it may not have been told of. */
  announced: Flag;
  /** What tells two mails with the same person, job and purpose apart; empty where nothing does. */
  distinction: string;
  /** 1 where a person decided to send it although there is another of its kind. */
  anyway: Flag;
  /** 1 where its conversation is done, 0 where somebody reopened it; null where nobody said. */
  done: Flag | null;
  /** Why one that came needs no answer; null where it may need one. */
  no_answer: NoAnswer | null;
}

/** A draft that waits for approval in a run: nobody else is to draft another of its kind. */
interface MailClaimRow {
  tenant: string;
  run_id: string;
  person_id: string;
  /** Empty where it is about no job. */
  job_id: string;
  purpose: MailPurpose;
  distinction: string;
  address_hash: string;
  created_at: string;
}

/** A mail as it came. */
interface ReceivedMailRow {
  tenant: string;
  message_id: string;
  raw: Uint8Array;
}

/** An address that must not be written to any more; unknown by name where its person was erased. */
interface SuppressionRow {
  tenant: string;
  address_hash: string;
  address: string | null;
  reason: SuppressionReason;
  actor: string;
  created_at: string;
}

/** What the link in a mail stands for; it outlives the mail and its person. */
interface UnsubscribeLinkRow {
  tenant: string;
  token: string;
  address_hash: string;
  language: TextLanguage;
  created_at: string;
}

export interface MailTables {
  messages: MessageRow;
  mail_claims: MailClaimRow;
  received_mails: ReceivedMailRow;
  suppressions: SuppressionRow;
  unsubscribe_links: UnsubscribeLinkRow;
}
