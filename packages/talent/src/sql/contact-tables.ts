/** Rows about who did what. */
import type { Json, Position } from "./columns.ts";

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
  audit_events: AuditEventRow;
}
