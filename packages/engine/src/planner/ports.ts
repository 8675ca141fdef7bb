import type { BudgetMeter, Clock, Logger } from "../contracts/execution-ctx.ts";
import type { JsonValue } from "../contracts/json.ts";
import type { Plan } from "../contracts/plan.ts";
import type { CatalogueEntry } from "../contracts/registry.ts";
import type { ReplanTrigger, StepFailure, StepStatus, Verdict } from "../memory/ports/index.ts";
import type { Issue } from "../planning/issue.ts";

/**
 * Who makes a plan for a goal, and who says whether the goal is reached. Both are ports: a model,
 * a program, a person behind a page. Neither is trusted: what they answer is checked before it is
 * used, what they cost is counted, and how often they are asked is bounded.
 */
export interface Planner {
  /** A plan, as JSON. One that does not validate comes back with its issues. */
  createPlan(request: PlanRequest, ctx: PlannerCtx): Promise<unknown>;
}

export interface Evaluator {
  /**
   * An `Evaluation`. A criterion that it leaves out is unknown; what it says of others is left
   * out. `need_replan` cannot contradict the verdicts: a failed criterion needs another plan, and
   * where every one has passed there is nothing to plan for. An evaluator that fails, or answers
   * something else, leaves every criterion unknown and the run as it is.
   */
  evaluate(request: EvaluationRequest, ctx: PlannerCtx): Promise<unknown>;
}

/** A planner and the evaluator that belongs to it. */
export interface PlannerSet {
  readonly planner: Planner;
  readonly evaluator: Evaluator;
  /** Criteria for a run that brings none. @default ["the goal is reached"] */
  readonly rubric?: readonly string[];
  /** How long one call of either may take, in milliseconds. @default 300000 */
  readonly timeout_ms?: number;
}

export interface PlanRequest {
  readonly goal: string;
  /** What is known; null if nothing is. */
  readonly context: JsonValue;
  /** What `$input` will stand for. */
  readonly input: JsonValue;
  /** The agents that a plan may call. */
  readonly catalogue: readonly CatalogueEntry[];
  readonly constraints: PlanConstraints;
  /** What the result will be measured by. */
  readonly rubric: readonly string[];
  /** The number that this plan will have, from 1. */
  readonly revision: number;
  /** What is wrong with the plan that was tried last; empty at the first try. */
  readonly issues: readonly Issue[];
  readonly rejected_plan: JsonValue;
  /** The plan that is to be replaced, what came of it and why it was not enough. */
  readonly previous: PreviousPlan | null;
}

export interface PlanConstraints {
  /** Null where nothing is limited. */
  readonly budget_left: {
    readonly tokens: number | null;
    readonly cost: number | null;
    readonly steps: number | null;
    readonly time_ms: number | null;
  };
  /** A plan with more is invalid. */
  readonly max_steps: number;
}

/** How a step ended, as planner and evaluator see it. */
export interface StepOutcome {
  readonly status: StepStatus;
  readonly result: JsonValue;
  readonly error: StepFailure | null;
}

export interface PreviousPlan {
  readonly plan: Plan;
  /** Of the steps that have ended. A step that stays as it is keeps its end, and is not run again. */
  readonly ends: { readonly [step: string]: StepOutcome };
  readonly trigger: ReplanTrigger;
  readonly gap: string;
  readonly verdicts: readonly Verdict[];
}

export interface EvaluationRequest {
  readonly goal: string;
  readonly context: JsonValue;
  readonly input: JsonValue;
  readonly rubric: readonly string[];
  readonly revision: number;
  readonly plan: Plan;
  readonly ends: { readonly [step: string]: StepOutcome };
  /** What the run will answer: the results of the steps that nothing depends on, by their ids. */
  readonly result: JsonValue;
}

/** What a call of a planner or an evaluator is handed. */
export interface PlannerCtx {
  readonly tenant: string;
  readonly run_id: string;
  /** Aborted on timeout and cancel. */
  readonly signal: AbortSignal;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly budget: BudgetMeter;
}
