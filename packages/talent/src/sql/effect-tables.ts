/** Rows about what was asked to be done in the world. */
import type { EffectKind, EffectState } from "../model/effect.ts";
import type { Json, Position } from "./columns.ts";

interface EffectRow {
  pos: Position;
  tenant: string;
  id: string;
  /** Who asks twice with the same one gets the same effect. */
  idempotency_key: string;
  kind: EffectKind;
  payload: Json;
  content_hash: string;
  state: EffectState;
  reason: string;
  result: Json | null;
  person_id: string | null;
  job_id: string | null;
  actor: string;
  run_id: string | null;
  step_id: string | null;
  decided_by: string | null;
  /** Of the run's gate at which it was approved; null where it was decided here. */
  gate_id: string | null;
  created_at: string;
  updated_at: string;
}

export interface EffectTables {
  effects: EffectRow;
}
