/** Rows about mails and appointments, and about who did what. */
import type { InterviewState } from "../model/interview.ts";
import type { Message, MessageState } from "../model/message.ts";
import type { Json, Position } from "./columns.ts";

interface MessageRow {
  pos: Position;
  tenant: string;
  id: string;
  person_id: string | null;
  job_id: string | null;
  direction: Message["direction"];
  state: MessageState;
  /** Why it is in this state: until when it is postponed, what a server said. */
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
}

interface InterviewRow {
  pos: Position;
  tenant: string;
  id: string;
  application_id: string;
  interviewer_id: string;
  uid: string;
  sequence: number;
  starts_at: string;
  ends_at: string;
  time_zone: string;
  place: string;
  state: InterviewState;
  created_at: string;
  updated_at: string;
}

interface InterviewerRow {
  tenant: string;
  id: string;
  name: string;
  email: string;
  time_zone: string;
  calendar: string;
  created_at: string;
}

/** An address that must not be written to any more. */
interface SuppressionRow {
  tenant: string;
  address: string;
  reason: string;
  actor: string;
  created_at: string;
}

interface AuditEventRow {
  pos: Position;
  tenant: string;
  id: string;
  at: string;
  actor: string;
  /** Such as `person-changed`. */
  action: string;
  person_id: string | null;
  job_id: string | null;
  run_id: string | null;
  /** The effect by which it was done, of what takes one. */
  effect_id: string | null;
  facts: Json;
}

export interface ContactTables {
  messages: MessageRow;
  interviews: InterviewRow;
  interviewers: InterviewerRow;
  suppressions: SuppressionRow;
  audit_events: AuditEventRow;
}
