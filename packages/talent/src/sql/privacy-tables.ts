/** Rows about what becomes of personal data: holds, erasures, and how long it is kept. */
import type { Json } from "./columns.ts";

interface LegalHoldRow {
  tenant: string;
  id: string;
  person_id: string;
  reason: string;
  actor: string;
  created_at: string;
  /** Null while it is in force. */
  released_by: string | null;
  released_at: string | null;
}

interface ErasureRow {
  tenant: string;
  id: string;
  person_id: string;
  effect_id: string;
  actor: string;
  erased_at: string;
  /** How many rows of which table. */
  records: Json;
  records_hash: string;
  traces: Json;
  /** By what the person is found; null once nothing is found any more. */
  pending: Json | null;
  salt: string;
  subject_hashes: Json;
  completed_at: string | null;
  receipt_hash: string | null;
}

interface RetentionRuleRow {
  tenant: string;
  kind: string;
  months: number;
  /** Who has seen the preview and put it in force; null where nobody has. */
  confirmed_by: string | null;
  confirmed_at: string | null;
  /** When it was last applied. */
  applied_at: string | null;
  /** How many it has deleted so far. */
  deleted: number;
  actor: string;
  updated_at: string;
}

export interface PrivacyTables {
  legal_holds: LegalHoldRow;
  erasures: ErasureRow;
  retention_rules: RetentionRuleRow;
}
