import type { BulkheadPolicy } from "cockatiel";
import type { CompiledPlan } from "../../compile/compiled-plan.ts";
import type { Clock, EffectsPort, Ids, Logger } from "../../contracts/execution-ctx.ts";
import type { JsonValue } from "../../contracts/json.ts";
import type { RunWriter } from "../../events/run-writer.ts";
import type { JournalRecord, Memory, RunRecord, StepFailure } from "../../memory/ports/index.ts";
import type { Scope } from "../../placeholders/scope.ts";
import type { Activity } from "./activity.ts";
import type { Breakers } from "./breakers.ts";
import type { GateKeeper } from "./gate-keeper.ts";
import type { RunBudget } from "./run-budget.ts";
import type { RunStop } from "./run-stop.ts";

/** What the parts of the world are called that an engine is built on. */
export interface World {
  readonly memory: Memory;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly effects: EffectsPort;
}

/** One live run, as its steps see it. */
export interface RunContext extends World {
  readonly run: RunRecord;
  /** What had ended when the run was taken up, and what has ended since, by key. */
  readonly journal: Map<string, JournalRecord>;
  readonly writer: RunWriter;
  readonly gates: GateKeeper;
  readonly budget: RunBudget;
  readonly activity: Activity;
  /** Agent calls at the same time, over the whole run. */
  readonly places: BulkheadPolicy;
  readonly breakers: Breakers;
  readonly stop: RunStop;
  /** Runs a plan inside this run; its keys begin with the prefix. */
  runPlan(plan: CompiledPlan, input: JsonValue, prefix: string): Promise<PlanEnd>;
}

/** How a plan inside a run ends, with what its steps left behind. */
export interface PlanEnd {
  /** The step that ended it, where it did not come to its own end. */
  readonly halt: { readonly step: string; readonly failure: StepFailure } | null;
  readonly scope: Scope;
}
