/**
 * The engine's rows, as they are in SQL. A table with a `tenant` belongs to tenants; the store limits
 * every query on it. Columns of type `Json` hold JSON as text, those of type `Flag` 0 or 1.
 */

import type { RunEventType } from "../ports/events.ts";
import type { Gate } from "../ports/gates.ts";
import type { WaitingFor } from "../ports/hold.ts";
import type { StepStatus } from "../ports/journal.ts";
import type { PlanAudit } from "../ports/plans.ts";
import type { RunStatus } from "../ports/runs.ts";

type Json = string;
type Flag = number;
/** Counted up by the database, so that an insert leaves it out. Rows are read in its order. */
type Position = number | null;

interface RunRow {
  pos: Position;
  tenant: string;
  run_id: string;
  thread: string;
  title: string;
  /** What a list is searched in: title and id in lower case. */
  search: string;
  plan: Json | null;
  plan_hash: string | null;
  pins: Json | null;
  planning: Json | null;
  revisions: Json;
  tags: Json;
  input: Json;
  budget: Json;
  status: RunStatus;
  waiting_for: WaitingFor | null;
  hold: Json | null;
  result: Json | null;
  error: Json | null;
  forked_from: Json | null;
  parent: Json | null;
  wake_at: number | null;
  active_ms: number;
  spent: Json;
  created_at: string;
  updated_at: string;
  /** The process that holds the run, and until when if it doesn't say that it is alive. */
  owner: string | null;
  lease_until: number | null;
  crashes: number;
  suspects: Json;
}

interface JournalRow {
  pos: Position;
  tenant: string;
  run_id: string;
  key: string;
  status: StepStatus;
  input: Json | null;
  result: Json | null;
  error: Json | null;
  items: number | null;
  attempts: number;
  cached: Flag;
  tokens: number;
  cost: number;
  started_at: number;
  ended_at: number;
}

interface EventRow {
  tenant: string;
  run_id: string;
  seq: number;
  at: string;
  type: RunEventType;
  key: string | null;
  data: Json;
}

interface GateRow {
  pos: Position;
  tenant: string;
  gate_id: string;
  run_id: string;
  key: string;
  step: string;
  action: string;
  phase: Gate["phase"];
  ask: Json | null;
  fan_out: Flag;
  event: string | null;
  match: Json | null;
  until: number | null;
  status: Gate["status"];
  answer: Json | null;
  seen: Flag;
  created_at: string;
}

interface SignalRow {
  pos: Position;
  tenant: string;
  signal_id: string;
  event: string;
  data: Json;
  at: string;
}

interface PlanRow {
  pos: Position;
  tenant: string;
  plan_id: string;
  ver: number;
  plan: Json;
  author: string;
  tags: Json;
  created_at: string;
}

interface PlanAuditRow {
  pos: Position;
  tenant: string;
  plan_id: string;
  ver: number;
  action: PlanAudit["action"];
  author: string;
  at: string;
}

interface VfsRow {
  tenant: string;
  path: string;
  ver: number;
  mime: string;
  size: number;
  tags: Json;
  sha256: string;
  created_at: string;
  content: Uint8Array;
}

/** Without a tenant: the hash covers it. */
interface CacheRow {
  agent: string;
  sha16: string;
  sha256: string;
  value: Json;
  expires_at: number;
}

/** LangGraph knows no tenants: its thread is the id of a run, which is unique for all of them. */
interface CheckpointRow {
  thread_id: string;
  checkpoint_ns: string;
  checkpoint_id: string;
  parent_id: string | null;
  /** Without its channel values. */
  checkpoint: Json;
  metadata: Json;
}

interface ChannelValueRow {
  thread_id: string;
  checkpoint_ns: string;
  channel: string;
  version: string;
  kind: string;
  value: string;
}

interface CheckpointWriteRow {
  thread_id: string;
  checkpoint_ns: string;
  checkpoint_id: string;
  task_id: string;
  idx: number;
  channel: string;
  kind: string;
  value: string;
}

interface WorkRow {
  pos: Position;
  tenant: string;
  id: string;
  queue: string;
  agent: string | null;
  key: string | null;
  data: Json;
  priority: number;
  state: "waiting" | "active" | "dead";
  attempt: number;
  attempts: number;
  backoff_ms: number;
  run_at: number;
  error: string | null;
  died_at: string | null;
}

/** Without a tenant: it is about processes. */
interface WorkHolderRow {
  work_id: string;
  queue: string;
  owner: string;
}

interface ScheduleRow {
  tenant: string;
  name: string;
  cron: string;
  time_zone: string;
  /** A `WorkDraft`. */
  work: Json;
  /** Null where the schedule has no time any more. */
  next_at: number | null;
}

interface FiringRow {
  tenant: string;
  name: string;
  due_at: number;
  fired_at: string;
  outcome: "queued" | "waiting" | "missed";
}

export interface EngineTables {
  engine_runs: RunRow;
  engine_journal: JournalRow;
  engine_events: EventRow;
  engine_gates: GateRow;
  engine_signals: SignalRow;
  engine_plans: PlanRow;
  engine_plan_audit: PlanAuditRow;
  engine_vfs: VfsRow;
  engine_cache: CacheRow;
  engine_checkpoints: CheckpointRow;
  engine_channel_values: ChannelValueRow;
  engine_checkpoint_writes: CheckpointWriteRow;
  engine_work: WorkRow;
  engine_work_holders: WorkHolderRow;
  engine_schedules: ScheduleRow;
  engine_firings: FiringRow;
}

/** A tenant's row as it is written: the store fills in the tenant, the database the position. */
export type NewRow<Table extends keyof EngineTables> = Omit<EngineTables[Table], "tenant" | "pos">;
