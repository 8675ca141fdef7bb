import type { JsonValue } from "../contracts/json.ts";
import type { PlanDraft } from "../contracts/plan.ts";
import type { Budget, PlanLimits, RunParent, RunWarning } from "../memory/ports/index.ts";
import type { WorkPriority } from "../queue/work-queue.ts";

/** A run of a plan, or a run for a goal. */
export type StartRequest = PlanRun | GoalRun;

interface AnyRun {
  readonly tenant: string;
  /** What `$input` stands for. @default {} */
  readonly input?: JsonValue;
  /** At most one unfinished run has it; another one is refused with `run-busy`. @default its own */
  readonly thread?: string;
  readonly budget?: Budget;
  /** Starting the same id with the same plan or goal again continues it. @default a new id */
  readonly run_id?: string;
  /**
   * Who waits for it. With a queue, such a run waits for its turn in any process that works it; without a priority it
   * starts here and now. An agent that starts a run and waits for it gives none: its own place may be the last.
   */
  readonly priority?: WorkPriority;
  /** What the run is found by, besides its title. @default none */
  readonly tags?: readonly string[];
  /** What was found about the request; the first entries of the run's log. */
  readonly warnings?: readonly RunWarning[];
}

/** What a step starts as a run of its own. */
export interface ChildRequest extends PlanRun {
  readonly run_id: string;
  readonly parent: RunParent;
}

export interface PlanRun extends AnyRun {
  readonly plan: PlanDraft;
  readonly goal?: never;
}

/** A run that makes its plan itself, and another one if the first does not lead there. */
export interface GoalRun extends AnyRun {
  readonly goal: string;
  /** What is known: given to planner and evaluator. @default null */
  readonly context?: JsonValue;
  /** Criteria that the result is measured by. @default the planner set's */
  readonly rubric?: readonly string[];
  /** Name of a planner set of the engine. @default "default" */
  readonly planner?: string;
  /** Whether a person sees each plan, and may edit it, before it runs. @default false */
  readonly approve_plan?: boolean;
  /** The first plan, instead of asking the planner for one. */
  readonly plan?: PlanDraft;
  readonly limits?: Partial<PlanLimits>;
}

/** Says that the world is not what the plan was made for. */
export interface ReplanRequest {
  readonly tenant: string;
  readonly run_id: string;
  readonly reason: string;
  readonly by: string;
}

/** What a person wants of a run. */
export interface RunRequest {
  readonly tenant: string;
  readonly run_id: string;
  readonly by: string;
}

export interface PauseRequest extends RunRequest {
  /** Shown with the run. */
  readonly reason?: string;
}

export interface StepRequest extends RunRequest {
  /** A step at which the run stopped. @default all of them */
  readonly step?: string;
}

/** What becomes of a run whose unfinished steps need versions that are not loaded. */
export interface VersionRequest {
  readonly tenant: string;
  readonly run_id: string;
  /** Go on with the versions that are loaded, or wait until the run's own are loaded again. */
  readonly decision: "continue" | "stay";
  readonly by: string;
}

export interface ForkRequest {
  readonly tenant: string;
  readonly run_id: string;
  /**
   * A step that has ended; it, what depends on it, and a step at which the run failed run again.
   * @default everything that is finished is kept
   */
  readonly step?: string;
  /** Replaces the step's arguments. @default unchanged */
  readonly args?: { readonly [name: string]: JsonValue };
  readonly budget?: Budget;
}

export interface AnswerRequest {
  readonly tenant: string;
  readonly gate_id: string;
  readonly decision: "approve" | "reject" | "modify";
  /** With `modify`: the input, the result or the plan to go on with. */
  readonly value?: JsonValue;
  readonly reason?: string;
  readonly by: string;
  /** Theirs. Effects of the step count as approved only if a role is there that may do them. */
  readonly roles?: readonly string[];
  /** What was found about the answer; told in the run's log. */
  readonly warnings?: readonly RunWarning[];
}

export interface SignalRequest {
  readonly tenant: string;
  readonly event: string;
  readonly data: JsonValue;
}
