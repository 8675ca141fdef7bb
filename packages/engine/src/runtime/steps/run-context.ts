import type { BulkheadPolicy } from "cockatiel";
import type { CompiledGraph, CompiledPlan } from "../../compile/compiled-plan.ts";
import type { Clock, EffectsGate, Ids, Logger } from "../../contracts/execution-ctx.ts";
import type { JsonValue } from "../../contracts/json.ts";
import type { RunWriter } from "../../events/run-writer.ts";
import type {
  JournalRecord,
  Memory,
  ReplanTrigger,
  RunRecord,
  StepFailure,
} from "../../memory/ports/index.ts";
import type { Scope } from "../../placeholders/scope.ts";
import type { Limiter } from "../../queue/limiter.ts";
import type { ChildRequest } from "../requests.ts";
import type { Activity } from "./activity.ts";
import type { Breakers } from "./breakers.ts";
import type { GateKeeper } from "./gate-keeper.ts";
import type { Isolation } from "./isolation.ts";
import type { PlanKeys } from "./journal-key.ts";
import type { Pause } from "./pause.ts";
import type { RunBudget } from "./run-budget.ts";
import type { Stop } from "./run-stop.ts";
import type { RunTimers } from "./run-timers.ts";
import type { Suspects } from "./suspects.ts";

/** What the parts of the world are called that an engine is built on. */
export interface World {
  readonly memory: Memory;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly effects: EffectsGate;
}

/** One live run, as its steps see it. */
export interface RunContext extends World {
  /** As it was when it was taken up. */
  readonly run: RunRecord;
  /** When it was taken up. */
  readonly since: number;
  /** What had ended when the run was taken up, and what has ended since, by key. */
  readonly journal: Map<string, JournalRecord>;
  readonly writer: RunWriter;
  readonly gates: GateKeeper;
  readonly budget: RunBudget;
  readonly activity: Activity;
  readonly pause: Pause;
  /** Agent calls at the same time, over the whole run. */
  readonly places: BulkheadPolicy;
  readonly breakers: Breakers;
  /** Calls that may have ended a process which held the run. */
  readonly suspects: Suspects;
  /** Of this process, for the suspects of all runs. */
  readonly isolation: Isolation;
  /** Of this process, for the calls of all runs. */
  readonly limiter: Limiter;
  readonly stop: Stop;
  readonly timers: RunTimers;
  /** The plan at work in a run that may have another one; null where there is only one. */
  readonly round: RoundHandle | null;
  /** Runs a plan or a graph inside this run, or inside a part of it that has a context of its own. */
  runPlan(
    within: RunContext,
    plan: CompiledPlan | CompiledGraph,
    input: JsonValue,
    keys: PlanKeys,
  ): Promise<PlanEnd>;
  /** Starts a run for a step; null where there is no engine: the step's agent is called in place. */
  readonly startChild: StartChild | null;
  /** Under what the effects of a place in the run are known: the same for the same doing. */
  effectKey(key: string): string;
}

export type StartChild = (request: ChildRequest) => Promise<unknown>;

/** What a step can do about the plan that it belongs to. */
export interface RoundHandle {
  /** Gives the plan up: what is under way is cut off, and the run looks for another one. */
  giveUp(trigger: ReplanTrigger, why: string): void;
}

/** How a plan inside a run ends, with what its steps left behind. */
export interface PlanEnd {
  /** The step that ended it, where it did not come to its own end. */
  readonly halt: { readonly step: string; readonly failure: StepFailure } | null;
  readonly scope: Scope;
}
