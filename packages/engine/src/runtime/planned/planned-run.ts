import type { Planning, PlanningPhase, RunPatch } from "../../memory/ports/index.ts";
import type { NextPhase } from "../../planner/planner-graph.ts";
import type { Course } from "../live/course.ts";
import { planningKey } from "../steps/journal-key.ts";
import type { RunBudget } from "../steps/run-budget.ts";
import type { RunContext } from "../steps/run-context.ts";
import { RunStopped } from "../steps/run-stop.ts";
import { approvePlan } from "./approve-plan.ts";
import type { Ask } from "./ask.ts";
import { createPlan } from "./create-plan.ts";
import { executeSubgraph } from "./execute-subgraph.ts";
import { finalize } from "./finalize.ts";
import { whyStale } from "./give-up.ts";
import { revisionBudget } from "./limits.ts";
import type { Ending, PlanAtWork, Planned, PlannedParts, PlannerTools } from "./planned.ts";
import { validate } from "./validate.ts";

const PHASES: Readonly<Record<PlanningPhase, (planned: Planned) => Promise<NextPhase>>> = {
  create_plan: createPlan,
  validate,
  approve: approvePlan,
  execute_subgraph: executeSubgraph,
  finalize,
};

/** A live run with a goal: how far it is, and what somebody has asked of it. */
export class PlannedRun implements Planned, Course {
  readonly run: RunContext;
  readonly tools: PlannerTools;
  round: PlanAtWork | null = null;
  #parts: PlannedParts;
  #asks: readonly Ask[];
  #ending: Ending | null = null;

  constructor(run: RunContext, tools: PlannerTools, planning: Planning, asks: readonly Ask[]) {
    const { plan, plan_hash, pins, revisions } = run.run;
    this.run = run;
    this.tools = tools;
    this.#parts = { plan, plan_hash, pins, revisions, planning };
    this.#asks = asks;
  }

  get parts(): PlannedParts {
    return this.#parts;
  }

  get ending(): Ending | null {
    return this.#ending;
  }

  get phase(): PlanningPhase {
    return this.#parts.planning.phase;
  }

  /** Does what a phase is there for. Where the run is stopped meanwhile, there is no next one. */
  async perform(phase: PlanningPhase): Promise<NextPhase> {
    try {
      this.run.stop.throwIfStopped();
      return await PHASES[phase](this);
    } catch (error) {
      if (!(error instanceof RunStopped && this.run.stop.reason)) {
        this.run.stop.stop({ kind: "crash", error });
      }
      return "end";
    }
  }

  advance(): Promise<boolean> {
    if (!this.round) throw new Error(`Run ${this.run.run.run_id} has no plan at work.`);
    return this.round.advance();
  }

  budget(): RunBudget {
    const { revision, limits } = this.#parts.planning;
    return revisionBudget(this.run, revision, limits);
  }

  change(planning: Partial<Planning>, parts: Partial<Omit<PlannedParts, "planning">> = {}): void {
    const whole = { ...this.#parts.planning, ...planning };
    this.#parts = { ...this.#parts, ...parts, planning: whole };
    this.run.writer.run({ ...parts, planning: whole });
  }

  asked(): Ask | null {
    return this.#asks[0] ?? null;
  }

  heed(): void {
    for (const { gate_id } of this.#asks) this.run.writer.gateSeen(gate_id);
    this.#asks = [];
  }

  /** Somebody has said that the world is not what the plan was made for. */
  replanAsked(ask: Ask): void {
    if (this.#asks.some(({ gate_id }) => gate_id === ask.gate_id)) return;
    this.#asks = [...this.#asks, ask];
    const why = whyStale(this) ?? ask.reason;
    if (this.phase === "execute_subgraph") this.round?.giveUp("environment_changed", why);
    if (this.phase === "approve" && !this.run.gates.parked) {
      const key = planningKey("approve", this.#parts.planning.revision);
      this.run.gates.withdraw((other) => other === key);
    }
  }

  end(ending: Ending): void {
    this.#ending = ending;
  }

  /** What the record gets when the run leaves memory. */
  parting(): RunPatch {
    const { planning } = this.#parts;
    if (this.phase !== "execute_subgraph" || !this.round) return {};
    return { planning: { ...planning, round_ms: this.round.elapsed() } };
  }
}
