import type { CompiledPlan } from "../../compile/compiled-plan.ts";
import type { RunPatch } from "../../memory/ports/index.ts";
import { resultOfPlan } from "../plan-result.ts";
import type { Ask } from "../planned/ask.ts";
import type { Ending, PlannedParts } from "../planned/planned.ts";
import { currentKeys } from "../steps/journal-key.ts";
import type { PlanEnd, RunContext } from "../steps/run-context.ts";
import { untilIdle } from "../steps/until-idle.ts";

/** What a live run goes through: one plan, or as many as it takes to reach a goal. */
export interface Course {
  /** Runs the plan at work ahead until nothing more can run: true if it is over, false if it waits. */
  advance(): Promise<boolean>;
  /** How the run has ended by itself; null while it has not. */
  readonly ending: Ending | null;
  /** What of the record has changed since the run was taken up. */
  readonly parts: Partial<PlannedParts>;
  /** Somebody has asked for another plan. */
  replanAsked(ask: Ask): void;
  /** What the record gets when the run leaves memory. */
  parting(): RunPatch;
}

/** The course of a run that has a plan and no goal. */
export class PlanCourse implements Course {
  readonly parts = {};
  readonly #run: RunContext;
  readonly #plan: CompiledPlan;
  #running: Promise<PlanEnd> | null = null;
  #end: PlanEnd | null = null;

  constructor(run: RunContext, plan: CompiledPlan) {
    this.#run = run;
    this.#plan = plan;
  }

  get ending(): Ending | null {
    if (!this.#end) return null;
    const { halt, scope } = this.#end;
    if (halt) return { kind: "failed", failure: { ...halt.failure, step: halt.step } };
    return { kind: "completed", result: resultOfPlan(this.#plan.plan, (id) => scope.step(id)) };
  }

  async advance(): Promise<boolean> {
    const { run, stop, runPlan } = this.#run;
    this.#running ??= runPlan(this.#run, this.#plan, run.input, currentKeys(run.revisions));
    const end = await untilIdle(this.#run, this.#running, stop.stopped);
    if (end) this.#end = end;
    return this.#end !== null || stop.reason !== null;
  }

  replanAsked(): void {
    // Nobody plans for it: the engine refuses to ask.
  }

  parting(): RunPatch {
    return {};
  }
}
