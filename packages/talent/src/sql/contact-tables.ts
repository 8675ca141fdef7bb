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
  /** Its number in the chain of its tenant's log; null only of the demo's. */
  seq: number | null;
  /** Without it nobody guesses erased facts from their hash; null once they are erased. */
  salt: string | null;
  facts_hash: string | null;
  prev_hash: string | null;
  hash: string | null;
  /** The row of the erasure that emptied its facts. */
  redacted_by: string | null;
}

/** The end of each tenant's chain. */
interface AuditHeadRow {
  tenant: string;
  seq: number;
  hash: string;
}

export interface ContactTables {
  audit_events: AuditEventRow;
  audit_heads: AuditHeadRow;
}
