import type { CompiledPlan, CompiledStep } from "../../compile/compiled-plan.ts";
import type { JsonValue } from "../../contracts/json.ts";
import type { JournalRecord } from "../../memory/ports/index.ts";
import type { Scope, StepView } from "../../placeholders/scope.ts";
import type { PlanKeys } from "./journal-key.ts";
import type { PlanEnd, RunContext } from "./run-context.ts";
import { CutOff, RunStopped } from "./run-stop.ts";
import { settleStep } from "./settle-step.ts";
import type { StepEnd } from "./step-end.ts";

/**
 * One plan at work, the run's own or one inside a composite. A step starts the moment the last of
 * its dependencies has ended: nothing waits for what it does not depend on. When a step fails
 * that must not, nothing new starts, what is under way ends, and open gates are withdrawn.
 */
export class PlanScope implements Scope {
  readonly input: JsonValue;
  readonly #run: RunContext;
  readonly #plan: CompiledPlan;
  readonly #keys: PlanKeys;
  readonly #ends = new Map<string, StepEnd>();
  readonly #unmet: Map<string, number>;
  readonly #over = Promise.withResolvers<PlanEnd>();
  #underWay = 0;
  #halt: PlanEnd["halt"] = null;
  /** Set when a strand was stopped from outside, so that the plan cannot come to its own end. */
  #abandoned: RunStopped | null = null;

  constructor(run: RunContext, plan: CompiledPlan, input: JsonValue, keys: PlanKeys) {
    this.#run = run;
    this.#plan = plan;
    this.input = input;
    this.#keys = keys;
    this.#unmet = new Map(
      plan.plan.steps.map(({ id, depends_on }) => [id, new Set(depends_on).size]),
    );
  }

  step(id: string): StepView | undefined {
    return this.#ends.get(id);
  }

  /**
   * Runs everything that can run; resolves when the plan is over, which a gate may delay. Rejects
   * with `RunStopped` where it was given up, because a plan around it failed or the run stopped.
   */
  run(): Promise<PlanEnd> {
    const halt = this.#haltBefore();
    if (halt) {
      this.#stopAt(halt);
      return Promise.resolve({ halt, scope: this });
    }
    for (const [id, unmet] of this.#unmet) if (unmet === 0) this.#start(id);
    return this.#over.promise;
  }

  /** The failure at which this plan had stopped when its process did: it must not go on now. */
  #haltBefore(): PlanEnd["halt"] {
    let first: JournalRecord | null = null;
    let halt: PlanEnd["halt"] = null;
    for (const { id, on_error } of this.#plan.plan.steps) {
      const record = this.#run.journal.get(this.#keys.of(id));
      if (record?.status !== "failed" || !record.error || on_error === "continue") continue;
      if (first && first.ended_at <= record.ended_at) continue;
      first = record;
      halt = { step: id, failure: record.error };
    }
    return halt;
  }

  #stopAt(halt: PlanEnd["halt"]): void {
    this.#halt ??= halt;
    this.#run.gates.withdraw(this.#keys.has);
  }

  #start(id: string): void {
    const compiled = this.#plan.steps.get(id);
    if (!compiled || this.#halt || this.#run.stop.reason) return;
    this.#underWay += 1;
    const key = this.#keys.of(id);
    this.#run.suspects.started(key, () => compiled.step.depends_on.map(this.#keys.of));
    void this.#settle(compiled, key);
  }

  async #settle(compiled: CompiledStep, key: string): Promise<void> {
    const { activity } = this.#run;
    try {
      const end = await activity.strand(() =>
        settleStep(this.#run, compiled, key, this, (other) => this.#ends.get(other)),
      );
      this.#ended(compiled, end);
    } catch (error) {
      this.#broken(error);
    } finally {
      this.#left();
    }
  }

  #ended({ step, successors }: CompiledStep, end: StepEnd): void {
    this.#ends.set(step.id, end);
    if (end.status === "cancelled") {
      this.#abandoned = new CutOff(end.error?.message);
      return;
    }
    if (end.status === "failed" && end.error && step.on_error !== "continue") {
      this.#stopAt({ step: step.id, failure: end.error });
      return;
    }
    for (const id of successors) {
      const unmet = (this.#unmet.get(id) ?? 0) - 1;
      this.#unmet.set(id, unmet);
      if (unmet === 0) this.#start(id);
    }
  }

  /** A strand that throws was stopped; anything else means that the run cannot be trusted. */
  #broken(error: unknown): void {
    if (error instanceof RunStopped) this.#abandoned = error;
    else this.#run.stop.stop({ kind: "crash", error });
  }

  #left(): void {
    this.#underWay -= 1;
    if (this.#underWay > 0) return;
    if (this.#abandoned && !this.#halt) this.#over.reject(this.#abandoned);
    else this.#over.resolve({ halt: this.#halt, scope: this });
  }
}
