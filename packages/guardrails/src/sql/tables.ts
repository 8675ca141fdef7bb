/**
 * The guardrails' rows, as they are in SQL. `guardrail_logs` has the seed's columns and, for the
 * separation of tenants, for paging and for finding what belongs to a run, three more.
 */
import type { CheckName, Severity } from "../contract/verdict.ts";

type Json = string;
/** Counted up by the database, so that an insert leaves it out. */
type Position = number | null;

interface LogRow {
  pos: Position;
  tenant: string;
  id: string;
  workflow_id: string | null;
  session_id: string | null;
  user_id: string | null;
  run_id: string | null;
  check_name: CheckName;
  severity: Severity;
  message: string;
  context_json: Json;
  created_at: string;
}

interface PolicyRow {
  tenant: string;
  version: number;
  policy: Json;
  author: string;
  note: string;
  created_at: string;
}

interface CounterRow {
  tenant: string;
  bucket: string;
  used: number;
  updated_at: string;
}

interface ReservationRow {
  tenant: string;
  reservation_id: string;
  /** What it holds, bucket by bucket: `[{bucket, amount}]`. */
  holds: Json;
  state: "reserved" | "committed" | "released";
  user_id: string;
  created_at: string;
  updated_at: string;
}

interface VaultRow {
  tenant: string;
  run_id: string;
  owner: string;
  token: string;
  kind: string;
  /** Tells whether a value has a token already, without telling the value. */
  fingerprint: string;
  sealed: Uint8Array;
  created_at: string;
}

export interface GuardrailTables {
  guardrail_logs: LogRow;
  guardrail_policies: PolicyRow;
  guardrail_counters: CounterRow;
  guardrail_reservations: ReservationRow;
  guardrail_vault: VaultRow;
}
