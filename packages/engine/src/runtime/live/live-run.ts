import { bulkhead } from "cockatiel";
import type { CompiledPlan } from "../../compile/compiled-plan.ts";
import type { JsonValue } from "../../contracts/json.ts";
import { RunWriter } from "../../events/run-writer.ts";
import { summary } from "../../events/summary.ts";
import type { Gate, GateAnswer, RunPatch, RunRecord } from "../../memory/ports/index.ts";
import { Activity } from "../steps/activity.ts";
import type { Breakers } from "../steps/breakers.ts";
import { type GateHost, GateKeeper } from "../steps/gate-keeper.ts";
import { PlanScope } from "../steps/plan-scope.ts";
import { exceeded, RunBudget, spentIn } from "../steps/run-budget.ts";
import type { PlanEnd, RunContext, World } from "../steps/run-context.ts";
import { type RunOver, RunStop, type StopReason } from "../steps/run-stop.ts";
import { earlyEnd, resultOf } from "./run-result.ts";

export interface LiveRunOptions {
  readonly world: World;
  readonly run: RunRecord;
  readonly plan: CompiledPlan;
  readonly breakers: Breakers;
  readonly concurrency: number;
  readonly host: GateHost;
}

/** A run while it is in memory: from when it is taken up until it ends or has nothing to do. */
export class LiveRun {
  readonly #plan: CompiledPlan;
  readonly #context: RunContext;
  readonly #since: number;
  readonly #cancelTimer: () => void;
  #end: PlanEnd | null = null;
  #over: Promise<void> | null = null;
  #concluded = false;

  static async open(options: LiveRunOptions): Promise<LiveRun> {
    const { tenant, run_id } = options.run;
    const { journal, gates, events } = options.world.memory;
    const [records, open, lastSeq] = await Promise.all([
      journal.read(tenant, run_id),
      gates.ofRun(tenant, run_id),
      events.lastSeq(tenant, run_id),
    ]);
    return new LiveRun(options, records, open, lastSeq);
  }

  private constructor(
    { world, run, plan, breakers, concurrency, host }: LiveRunOptions,
    records: Awaited<ReturnType<World["memory"]["journal"]["read"]>>,
    gates: readonly Gate[],
    lastSeq: number,
  ) {
    const { memory, clock } = world;
    const stop = new RunStop();
    const activity = new Activity();
    const writer = new RunWriter({
      commit: (commit) => memory.runs.commit(run.tenant, run.run_id, commit),
      clock,
      onLost: (error) => stop.stop({ kind: "crash", error }),
      lastSeq,
    });
    this.#plan = plan;
    this.#since = clock.now();
    this.#context = {
      ...world,
      run,
      journal: new Map(records.map((record) => [record.key, record])),
      writer,
      gates: new GateKeeper({ run, gates, writer, activity, clock, host }),
      budget: new RunBudget(run.budget, spentIn(records)),
      activity,
      places: bulkhead(concurrency, Number.POSITIVE_INFINITY),
      breakers,
      stop,
      runPlan: (inner, input, prefix) => this.#runPlan(inner, input, prefix),
    };
    this.#cancelTimer = this.#limitTime();
  }

  /** Says that a run which had been put aside goes on. Soon, because its first step may take long. */
  resumed(): void {
    const { writer } = this.#context;
    writer.run({ status: "running", wake_at: null }).event("run_resumed", null).soon();
  }

  /** Runs ahead until nothing more can run. True if the plan is over, false if it waits. */
  async advance(): Promise<boolean> {
    const { activity, stop, gates } = this.#context;
    this.#over ??= this.#runPlan(this.#plan, this.#context.run.input, "").then(
      (end) => {
        this.#end = end;
      },
      (error: unknown) => stop.stop({ kind: "crash", error }),
    );
    // From the moment that nothing moves, an answer goes to whoever takes the run up next.
    const parked = activity.idle(() => {
      if (!this.#end) gates.park();
    });
    await Promise.race([this.#over, parked, stop.stopped]);
    return this.#end !== null || stop.reason !== null;
  }

  pendingGates(): Gate[] {
    return this.#context.gates.pending();
  }

  deliver(gateId: string, answer: GateAnswer): void {
    this.#context.gates.deliver(gateId, answer);
  }

  /** Stops everything at once. Too late where how the run stands is being written already. */
  stop(reason: StopReason): void {
    if (!this.#concluded) this.#context.stop.stop(reason);
  }

  /** Writes how the run stands now that LangGraph has nothing more to do with it. */
  async conclude(): Promise<void> {
    this.#concluded = true;
    this.#cancelTimer();
    const { writer, stop, gates } = this.#context;
    gates.park();
    const { reason } = stop;
    if (reason?.kind === "crash") throw reason.error;
    if (reason?.kind === "shutdown") return writer.run({ active_ms: this.#activeMs() }).close();
    const { status, event, ...patch } = this.#standing(reason);
    // Nobody must be asked on behalf of a run that is over.
    if (status !== "waiting") gates.withdraw("");
    const active_ms = this.#activeMs();
    const spent = spentIn(this.#context.journal.values());
    await writer
      .run({ wake_at: null, ...patch, status, active_ms, spent })
      .event(`run_${status}`, null, event)
      .close();
  }

  #standing(reason: RunOver | null): Standing {
    const { run, journal } = this.#context;
    const over = reason ?? failureOf(this.#end);
    if (over) return earlyEnd(run, journal, over);
    if (this.#end) {
      const result = resultOf(this.#plan, this.#end.scope);
      return { status: "completed", result, event: { output: summary(result) } };
    }
    const gates = this.pendingGates();
    const wake_at = gates.reduce<number | null>(
      (first, { until }) => (until === null ? first : Math.min(first ?? until, until)),
      null,
    );
    return { status: "waiting", wake_at, event: { gates: gates.map(({ gate_id }) => gate_id) } };
  }

  #runPlan(plan: CompiledPlan, input: JsonValue, prefix: string): Promise<PlanEnd> {
    return new PlanScope(this.#context, plan, input, prefix).run();
  }

  #activeMs(): number {
    return this.#context.run.active_ms + this.#context.clock.now() - this.#since;
  }

  #limitTime(): () => void {
    const { run, clock } = this.#context;
    const limit = run.budget.time_ms;
    if (limit === undefined) return () => undefined;
    return clock.setTimer(Math.max(0, limit - run.active_ms), () => {
      const { code, message } = exceeded("time_ms", limit);
      this.#context.writer.event("budget_exceeded", null, { message });
      this.stop({ kind: "failed", failure: { code, message } });
    });
  }
}

interface Standing extends RunPatch {
  readonly status: Exclude<RunRecord["status"], "running">;
  readonly event: JsonValue;
}

function failureOf(end: PlanEnd | null): RunOver | null {
  return end?.halt
    ? { kind: "failed", failure: { ...end.halt.failure, step: end.halt.step } }
    : null;
}
