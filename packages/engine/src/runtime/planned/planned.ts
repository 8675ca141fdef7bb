import type { PlanCache, RunnablePlan } from "../../compile/plan-cache.ts";
import type { JsonValue } from "../../contracts/json.ts";
import type { Registry } from "../../contracts/registry.ts";
import type { Planning, RunRecord } from "../../memory/ports/index.ts";
import type { PlannerSet } from "../../planner/ports.ts";
import type { RunBudget } from "../steps/run-budget.ts";
import type { RoundHandle, RunContext } from "../steps/run-context.ts";
import type { RunOver } from "../steps/run-stop.ts";
import type { Ask } from "./ask.ts";

/** What of a run's record changes while it plans. */
export interface PlannedParts extends Pick<RunRecord, "plan" | "plan_hash" | "pins" | "revisions"> {
  readonly planning: Planning;
}

/** How a run ends by itself. */
export type Ending = { readonly kind: "completed"; readonly result: JsonValue } | RunOver;

/** What a run with a goal needs of the engine around it. */
export interface PlannerTools {
  readonly set: PlannerSet;
  readonly registry: Registry;
  readonly plans: PlanCache;
  /** Lets LangGraph run a revision's plan until it is over or waits. */
  drive(plan: RunnablePlan, revision: number): Promise<void>;
}

/** One revision of a plan while its steps run. */
export interface PlanAtWork extends RoundHandle {
  /** Runs ahead until nothing more can run. True if the round is over, false if it waits. */
  advance(): Promise<boolean>;
  /** Milliseconds that it has been at work, in this process and in those before. */
  elapsed(): number;
}

/** A live run with a goal, as its phases see it. */
export interface Planned {
  readonly run: RunContext;
  readonly tools: PlannerTools;
  /** How it stands. */
  readonly parts: PlannedParts;
  /** The plan at work, while it is. */
  round: PlanAtWork | null;
  /** What the planner, the evaluator and the steps of this revision may spend. */
  budget(): RunBudget;
  /** Writes a change; durable with the next flush, or with whatever else is written. */
  change(planning: Partial<Planning>, parts?: Partial<Omit<PlannedParts, "planning">>): void;
  /** What somebody has said of the world since the plan was made; null if nobody has. */
  asked(): Ask | null;
  /** All that was said is taken into account. */
  heed(): void;
  end(ending: Ending): void;
}
