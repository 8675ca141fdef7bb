/** What is kept of edits and conversations. All of it goes with the résumé, and so with its person. */

/** JSON as text. */
type Json = string;
/** Counted up by the database, so that an insert leaves it out. */
type Position = number | null;

interface ResumeEditRow {
  pos: Position;
  tenant: string;
  resume_id: string;
  /** The version that it made. */
  version: number;
  cause: Json;
  solver: string | null;
  actor: string;
  at: string;
  patch: Json;
  inverse: Json;
  changes: Json;
}

interface ResumeSnapshotRow {
  pos: Position;
  tenant: string;
  id: string;
  resume_id: string;
  version: number;
  name: string;
  actor: string;
  created_at: string;
}

interface ResumeSessionRow {
  pos: Position;
  tenant: string;
  id: string;
  /** Null for a conversation about a résumé that was sent along. */
  resume_id: string | null;
  /** That résumé, and its edits. */
  document: Json | null;
  log: Json | null;
  memory: Json;
  /** How it began. */
  title: string;
  actor: string;
  created_at: string;
  updated_at: string;
}

interface ResumeTurnRow {
  pos: Position;
  tenant: string;
  id: string;
  session_id: string;
  /** Who asks twice with the same one is answered once. */
  message_id: string | null;
  message: string;
  /** What was answered, as it was sent. */
  events: Json;
  solver: string | null;
  /** Of the résumé, after it. */
  version: number;
  proposal: Json | null;
  created_at: string;
}

interface ResumeVariantRow {
  pos: Position;
  tenant: string;
  resume_id: string;
  /** May be gone by now. */
  source_id: string;
  /** Of which it was made, or last brought up to date. */
  source_version: number;
  created_at: string;
}

interface ResumeInterviewRow {
  pos: Position;
  tenant: string;
  id: string;
  resume_id: string;
  /** What the job is called. */
  title: string;
  language: "zh" | "en";
  questions: Json;
  /** Notes and answers by the question's id. */
  answers: Json;
  created_at: string;
  updated_at: string;
}

export interface ResumeTables {
  resume_edits: ResumeEditRow;
  resume_snapshots: ResumeSnapshotRow;
  resume_sessions: ResumeSessionRow;
  resume_turns: ResumeTurnRow;
  resume_variants: ResumeVariantRow;
  resume_interviews: ResumeInterviewRow;
}

/** A tenant's row as it is written: the store fills in the tenant, the database the position. */
export type NewRow<Table extends keyof ResumeTables> = Omit<ResumeTables[Table], "tenant" | "pos">;
