import type { CompiledPlan } from "../../compile/compiled-plan.ts";
import type { ReplanTrigger } from "../../memory/ports/index.ts";
import { inRevision, outermostStep, planKeys, withoutTries } from "../steps/journal-key.ts";
import { RunBudget, roundExceeded, spentIn } from "../steps/run-budget.ts";
import type { PlanEnd, RunContext } from "../steps/run-context.ts";
import { CutOff, PartStop } from "../steps/run-stop.ts";
import { untilIdle } from "../steps/until-idle.ts";
import type { PlanAtWork, Planned } from "./planned.ts";

/** How a plan's work ended. */
export type RoundEnd =
  | { readonly kind: "completed" }
  | { readonly kind: "halted"; readonly halt: NonNullable<PlanEnd["halt"]> }
  | { readonly kind: "given_up"; readonly trigger: ReplanTrigger; readonly why: string };

/**
 * One revision of a plan at work. It has limits of its own, and can be given up without ending the
 * run: what is under way is cut off, and nobody is asked on its behalf any more.
 */
export class Round implements PlanAtWork {
  readonly #context: RunContext;
  readonly #plan: CompiledPlan;
  readonly #stop: PartStop;
  readonly #keys: ReturnType<typeof planKeys>;
  readonly #since: number;
  readonly #before: number;
  readonly #around: RunContext;
  readonly #cancelTimer: () => void;
  #running: Promise<RoundEnd> | null = null;
  #end: RoundEnd | null = null;

  constructor(planned: Planned, plan: CompiledPlan) {
    const { run, parts } = planned;
    const { revision, limits, round_ms, steps } = parts.planning;
    this.#plan = plan;
    this.#keys = planKeys(parts.revisions, revision);
    this.#stop = new PartStop(run.stop);
    this.#since = run.clock.now();
    this.#before = round_ms;
    this.#around = run;
    const own = run.journal.values().filter(({ key }) => this.#keys.has(key));
    this.#context = {
      ...run,
      stop: this.#stop,
      round: this,
      budget: new RunBudget(limits.round ?? {}, spentIn(own), planned.budget()),
      effectKey: (key) =>
        withoutTries(inRevision(key, steps[outermostStep(key)]?.since ?? revision)),
    };
    this.#cancelTimer = this.#limitTime(limits.round?.time_ms);
  }

  /** How it ended; null while it has not. */
  get end(): RoundEnd | null {
    return this.#end;
  }

  elapsed(): number {
    return this.#before + this.#context.clock.now() - this.#since;
  }

  async advance(): Promise<boolean> {
    this.#running ??= this.#run();
    const { stop } = this.#around;
    const end = await untilIdle(this.#context, this.#running, stop.stopped);
    if (end) this.#end = end;
    return this.#end !== null || stop.reason !== null;
  }

  giveUp(trigger: ReplanTrigger, why: string): void {
    // A run that is being put aside will hear of it when it is taken up again.
    if (this.#end || this.#context.gates.parked) return;
    this.#stop.stopPart(why, trigger);
    this.#context.gates.withdraw(this.#keys.has);
  }

  async #run(): Promise<RoundEnd> {
    const { run, runPlan } = this.#context;
    try {
      this.#stop.throwIfStopped();
      const { halt } = await runPlan(this.#context, this.#plan, run.input, this.#keys);
      if (halt) return { kind: "halted", halt };
      if (this.#isWhole()) return { kind: "completed" };
      this.#stop.throwIfStopped();
      throw new Error("The plan has ended without all of its steps.");
    } catch (error) {
      const { reason } = this.#stop;
      if (reason?.kind === "part") {
        return { kind: "given_up", trigger: reason.trigger ?? "budget_exceeded", why: reason.why };
      }
      // It was given up by a process that died before it could say so.
      if (error instanceof CutOff && !reason) {
        return { kind: "given_up", trigger: "budget_exceeded", why: error.message };
      }
      throw error;
    } finally {
      this.#cancelTimer();
      this.#stop.release();
    }
  }

  /** What was stopped at the last moment may have come to its end all the same. */
  #isWhole(): boolean {
    const { journal } = this.#context;
    return this.#plan.plan.steps.every(({ id }) => journal.has(this.#keys.of(id)));
  }

  #limitTime(limit: number | undefined): () => void {
    if (limit === undefined) return () => undefined;
    const { timers, writer } = this.#context;
    return timers.set(Math.max(0, limit - this.#before), () => {
      const { message } = roundExceeded("time_ms", limit);
      writer.event("budget_exceeded", null, { message });
      this.giveUp("budget_exceeded", message);
    });
  }
}
