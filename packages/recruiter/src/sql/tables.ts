/** What is kept of conversations beside their runs: messages, and the events that everybody sees. */

/** JSON as text. */
type Json = string;

interface SessionRow {
  pos: number | null;
  tenant: string;
  id: string;
  user_id: string;
  title: string;
  /** What the next message may refer to. */
  memory: Json;
  /** Of the newest event. */
  last_seq: number;
  created_at: string;
  updated_at: string;
}

interface MessageRow {
  pos: number | null;
  tenant: string;
  session_id: string;
  message_id: string;
  user_id: string;
  message: string;
  attachments: Json;
  context: Json;
  input: Json;
  run_id: string;
  /** Null until it was answered. */
  route: string | null;
  reply: string | null;
  workflow_id: string | null;
  links: Json;
  created_at: string;
}

interface EventRow {
  tenant: string;
  session_id: string;
  seq: number;
  message_id: string;
  workflow_id: string | null;
  type: string;
  content: Json;
  /** The engine's event that it tells of; each is told once. */
  source_run: string;
  source_seq: number;
  source_part: number;
  at: string;
}

export interface RecruiterTables {
  recruiter_sessions: SessionRow;
  recruiter_messages: MessageRow;
  recruiter_events: EventRow;
}
