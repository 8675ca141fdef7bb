/** Rows about appointments, and about who leads them. */
import type { CalendarState, InterviewState } from "../model/interview.ts";
import type { Json, Position } from "./columns.ts";

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
  note: string;
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
  hours: Json;
  version: number;
  /** SHA-256 of the secret by which their interviews can be subscribed to. */
  feed_hash: string | null;
  feed_since: string | null;
  /** Who is gone keeps their name, for what was. */
  removed_at: string | null;
  created_at: string;
}

/** An interviewer's calendar, and what was last read of it. */
interface CalendarRow {
  tenant: string;
  interviewer_id: string;
  source: Exclude<CalendarState["source"], "none">;
  url: string | null;
  etag: string | null;
  /** iCalendar, as it came. */
  text: string;
  /** Pairs of milliseconds of the epoch, in order. */
  busy: Json;
  busy_from: string;
  /** Beyond it nothing is known; empty before it was read for the first time. */
  busy_to: string;
  events: number;
  warnings: Json;
  warnings_total: number;
  read_at: string | null;
  tried_at: string;
  stale_since: string | null;
  problem: Json | null;
}

export interface InterviewTables {
  interviews: InterviewRow;
  interviewers: InterviewerRow;
  calendars: CalendarRow;
}
