import { z } from "zod";
import { JsonValue } from "../../contracts/json.ts";
import { Plan } from "../../contracts/plan.ts";
import { Budget, Spent } from "./budget.ts";
import type { RunEvent } from "./events.ts";
import type { Gate, GateAnswer } from "./gates.ts";
import { Pins, RunHold, WaitingFor } from "./hold.ts";
import type { JournalRecord } from "./journal.ts";
import { Planning } from "./planning.ts";

export const RunStatus = z.enum(["running", "waiting", "completed", "failed", "cancelled"]);
export type RunStatus = z.infer<typeof RunStatus>;

export const RunFailure = z.object({
  code: z.string(),
  message: z.string(),
  step: z.string().optional(),
});
export type RunFailure = z.infer<typeof RunFailure>;

const MOST_TITLE = 200;

/** Letters, digits, and what parts them. */
export const RunTag = z
  .string()
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N} ._:/-]{0,63}$/u,
    "use letters, digits, space and ._:/-, 64 at most",
  );

export const RunParent = z.object({
  run_id: z.string(),
  /** The journal key of the step. */
  key: z.string(),
  /** What the keys of effects begin with: the same for every child of the same place. */
  effects: z.string(),
});
export type RunParent = z.infer<typeof RunParent>;

export const RunRecord = z.object({
  run_id: z.string(),
  tenant: z.string(),
  /** At most one unfinished run has it. */
  thread: z.string(),
  /** What lists show: the goal, else the plan's description, else its first action. */
  title: z.string().max(MOST_TITLE),
  /** Null until a run with a goal has its first plan. */
  plan: Plan.nullable(),
  /** Covers the plan, the versions of its agents, and the plans inside them. */
  plan_hash: z.string().nullable(),
  /** The versions that the run began with; null before the first plan, and for runs of older engines. */
  pins: Pins.nullable(),
  /** Null for a run that was started with a plan alone. */
  planning: Planning.nullable(),
  /** Steps that ran anew in a later revision of the plan, by id: the number is part of their key. */
  revisions: z.record(z.string(), z.int().min(2)),
  /** What the run is found by, besides its title. */
  tags: z.array(RunTag),
  input: JsonValue,
  budget: Budget,
  status: RunStatus,
  /** Null unless the run waits; runs of older engines that wait for a gate have null, too. */
  waiting_for: WaitingFor.nullable(),
  hold: RunHold.nullable(),
  result: JsonValue.nullable(),
  error: RunFailure.nullable(),
  forked_from: z.object({ run_id: z.string(), step: z.string() }).nullable(),
  /** The step that started it, where a step did. */
  parent: RunParent.nullable(),
  /** When the first of the times that a waiting run waits for comes, in epoch milliseconds. */
  wake_at: z.number().nullable(),
  /** How many processes in a row have died while they held the run. */
  crashes: z.int().min(0),
  /** Calls that were started alone because they may have ended a process, and how often, by key. */
  suspects: z.record(z.string(), z.int().min(0)),
  /** Milliseconds of running so far. */
  active_ms: z.number(),
  /** As it was when the run last stopped running. */
  spent: Spent,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type RunRecord = z.infer<typeof RunRecord>;

/** What a run changes about itself. */
export type RunPatch = Partial<
  Pick<
    RunRecord,
    | "status"
    | "waiting_for"
    | "hold"
    | "pins"
    | "result"
    | "error"
    | "wake_at"
    | "active_ms"
    | "plan"
    | "plan_hash"
    | "planning"
    | "revisions"
    | "spent"
    | "suspects"
  >
>;

/** Writes of one run that become durable together, or not at all. */
export interface RunCommit {
  readonly journal?: readonly JournalRecord[];
  readonly events?: readonly RunEvent[];
  /** Gates that are reached for the first time. */
  readonly gates?: readonly Gate[];
  /** Answered gates that the run has gone on from. */
  readonly gates_seen?: readonly string[];
  /** Gates that nobody needs to answer any more; one that is answered stays as it is. */
  readonly gates_withdrawn?: readonly string[];
  readonly run?: RunPatch;
}

export interface RunFilter {
  readonly status?: readonly RunStatus[];
  readonly waiting_for?: readonly WaitingFor[];
  readonly limit?: number;
  /** Only runs created before this run. */
  readonly before?: string;
  /** Part of the title or the id, in upper or lower case. */
  readonly q?: string;
  /** Only runs whose plan calls this agent, directly or inside a composite. */
  readonly agent?: string;
  readonly tag?: string;
  /** Only runs that steps of this run have started. */
  readonly parent?: string;
  /** Created at this time or later. */
  readonly since?: string;
  /** Created before this time. */
  readonly until?: string;
  /** Only runs with a goal, or only those without. */
  readonly planned?: boolean;
}

/**
 * Runs, and the only door through which a running run writes. One process at a time owns a run:
 * who wants to continue it claims it first.
 */
export interface RunsPort {
  /** Refused with `run-busy` while another unfinished run has the thread. */
  create(run: RunRecord, commit: RunCommit): Promise<void>;
  get(tenant: string, runId: string): Promise<RunRecord | null>;
  list(tenant: string, filter?: RunFilter): Promise<RunRecord[]>;
  commit(tenant: string, runId: string, commit: RunCommit): Promise<void>;

  /**
   * True where nobody else holds an unexpired claim. A claim that is taken over from another owner
   * counts as a crash of the run: who stops in order gives its claims back.
   */
  claim(tenant: string, runId: string, owner: string, now: number, until: number): Promise<boolean>;
  /** Forgets the run's crashes, too: this process has outlived its work on it. */
  release(tenant: string, runId: string, owner: string): Promise<void>;
  /** Lets every claim expire: for a process that knows it is the only one. */
  releaseAll(): Promise<void>;

  /** Unfinished runs of all tenants that no process and no hold keeps, and that have something to do now. */
  due(now: number): Promise<Pick<RunRecord, "tenant" | "run_id">[]>;
  /** Runs of all tenants that wait for this, oldest first. */
  heldFor(reason: RunHold["reason"]): Promise<Pick<RunRecord, "tenant" | "run_id">[]>;
  /** The earliest time at which a waiting run wants to be woken. */
  nextWake(): Promise<number | null>;

  /** Stores an answer to a pending gate; false where it isn't pending any more. */
  answer(tenant: string, gateId: string, answer: GateAnswer): Promise<boolean>;
}
