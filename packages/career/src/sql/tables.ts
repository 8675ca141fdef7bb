/** What is kept of sessions beside their runs: who began them and how, and how far a plan is done. */

/** JSON as text. */
type Json = string;

interface CareerSessionRow {
  pos: number | null;
  tenant: string;
  /** Also the id of the run. */
  id: string;
  user_id: string;
  /** How it began, for lists. */
  title: string;
  /** What the run was started with: a process that died in between starts it again. */
  input: Json;
  /** Of the secret of its calendar; null where there is none. */
  feed_hash: string | null;
  created_at: string;
}

interface CareerItemRow {
  tenant: string;
  session_id: string;
  item_id: string;
  /** Null while it is open. */
  done_at: string | null;
  /** Null where nobody has moved it. */
  date: string | null;
  /** The person's own words for it; null where they are ours. */
  title: string | null;
  /** Null while it belongs to the plan. */
  removed_at: string | null;
  updated_at: string;
}

interface CareerCheckInRow {
  tenant: string;
  session_id: string;
  id: string;
  content: Json;
  created_at: string;
}

export interface CareerTables {
  career_sessions: CareerSessionRow;
  career_items: CareerItemRow;
  career_check_ins: CareerCheckInRow;
}
