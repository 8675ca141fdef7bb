import type { CompiledPlan } from "../../compile/compiled-plan.ts";
import { PlanCache } from "../../compile/plan-cache.ts";
import type { GraphHost } from "../../compile/state-graph.ts";
import type { Registry } from "../../contracts/registry.ts";
import { engineErrors } from "../../errors.ts";
import type { Gate, GateAnswer, RunRecord } from "../../memory/ports/index.ts";
import { type BreakerOptions, Breakers } from "../steps/breakers.ts";
import { stepsToResume } from "../steps/gate-keeper.ts";
import type { World } from "../steps/run-context.ts";
import type { StopReason } from "../steps/run-stop.ts";
import { Alarm } from "./alarm.ts";
import { Claim } from "./claim.ts";
import { driveGraph } from "./drive-graph.ts";
import { LiveRun } from "./live-run.ts";
import { matchingSignal } from "./signal-match.ts";

const DEFAULT_CONCURRENCY = 256;
const SHUTDOWN: StopReason = { kind: "shutdown" };

/**
 * Keeps runs going. A run is in memory only while it has something to do; an answer, an event or
 * a time wakes it, here or in whichever process gets to it first.
 */
export class Driver implements GraphHost {
  readonly #world: World;
  readonly plans: PlanCache;
  readonly #breakers: Breakers;
  readonly #concurrency: number;
  readonly #owner: string;
  readonly #alarm: Alarm;
  readonly #live = new Map<string, LiveRun>();
  readonly #driving = new Map<string, Promise<void>>();
  readonly #woken = new Set<string>();
  readonly #stopping = new Map<string, StopReason>();
  #closed = false;

  constructor(
    world: World,
    registry: Registry,
    options: { readonly concurrency?: number; readonly breaker?: BreakerOptions },
  ) {
    this.#world = world;
    this.plans = new PlanCache({ registry, host: this, checkpointer: world.memory.checkpointer });
    this.#breakers = new Breakers(options.breaker);
    this.#concurrency = options.concurrency ?? DEFAULT_CONCURRENCY;
    this.#owner = world.ids.next("engine");
    this.#alarm = new Alarm(world, (gate) => this.#timeIsUp(gate));
  }

  /** Takes a run up, unless it is being driven; then it is looked at once more afterwards. */
  wake(tenant: string, runId: string): void {
    if (this.#closed) return;
    this.#woken.add(runId);
    if (!this.#driving.has(runId)) this.#driving.set(runId, this.#driveWhileWoken(tenant, runId));
  }

  /** An answer is stored: the strand that waits for it goes on, or the run is taken up. */
  answered(gate: Gate, answer: GateAnswer): void {
    this.#live.get(gate.run_id)?.deliver(gate.gate_id, answer);
    this.wake(gate.tenant, gate.run_id);
  }

  async settled(runId: string): Promise<void> {
    await this.#driving.get(runId);
  }

  async cancel(tenant: string, runId: string, by: string): Promise<void> {
    const run = await this.#world.memory.runs.get(tenant, runId);
    if (!run) throw engineErrors.error("run-unknown", `There is no run "${runId}".`);
    if (isOver(run)) throw engineErrors.error("run-over", `Run "${runId}" has ${run.status}.`);
    const reason = { kind: "cancelled", by } as const;
    if (!this.#driving.has(runId)) return this.#conclude(run, reason);
    // It may not be in memory yet: then it is stopped as soon as it is.
    this.#stopping.set(runId, reason);
    this.#live.get(runId)?.stop(reason);
    await this.settled(runId);
  }

  async recover({ alone = false }: { readonly alone?: boolean } = {}): Promise<void> {
    const { runs } = this.#world.memory;
    if (alone) await runs.releaseAll();
    for (const { tenant, run_id } of await runs.due(this.#world.clock.now())) {
      this.wake(tenant, run_id);
    }
    await this.#alarm.set();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#alarm.close();
    for (const live of this.#live.values()) live.stop(SHUTDOWN);
    await Promise.allSettled(this.#driving.values());
  }

  advance(runId: string): Promise<boolean> {
    const live = this.#live.get(runId);
    if (!live) throw new Error(`Run ${runId} is not live.`);
    return live.advance();
  }

  waitingFor(runId: string): readonly string[] {
    return (
      this.#live
        .get(runId)
        ?.pendingGates()
        .map(({ gate_id }) => gate_id) ?? []
    );
  }

  async #driveWhileWoken(tenant: string, runId: string): Promise<void> {
    try {
      while (this.#woken.delete(runId) && !this.#closed) await this.#drive(tenant, runId);
    } catch (error) {
      this.#woken.delete(runId);
      this.#world.logger.error("A run could not go on; it stays unfinished", { runId, error });
    }
    this.#stopping.delete(runId);
    // No await may stand between the last look and this, or a waking in between is lost.
    this.#driving.delete(runId);
  }

  async #drive(tenant: string, runId: string): Promise<void> {
    const { memory } = this.#world;
    const run = await memory.runs.get(tenant, runId);
    if (!run || isOver(run)) return;
    const answered = stepsToResume(await memory.gates.ofRun(tenant, runId));
    if (run.status === "waiting" && answered.length === 0) return;
    const claim = await Claim.take(this.#world, run, this.#owner);
    if (!claim) return;
    try {
      await this.#driveClaimed(run, answered, claim);
    } finally {
      this.#live.delete(runId);
      await claim.release();
    }
    await this.#alarm.set();
  }

  async #driveClaimed(run: RunRecord, answered: readonly string[], claim: Claim): Promise<void> {
    const { plan, graph } = this.plans.ofRun(run);
    if (plan.hash !== run.plan_hash) return this.#refuseChanged(run);
    const live = await this.#open(run, plan);
    claim.onLost(() => live.stop({ kind: "crash", error: new Error("another process took over") }));
    this.#live.set(run.run_id, live);
    const stopping = this.#closed ? SHUTDOWN : this.#stopping.get(run.run_id);
    if (stopping) live.stop(stopping);
    if (run.status === "waiting") live.writer.run({ status: "running" }).event("run_resumed", null);
    await driveGraph(graph, run.run_id, answered);
    await live.conclude();
  }

  #open(run: RunRecord, plan: CompiledPlan = this.plans.ofRun(run).plan) {
    return LiveRun.open({
      world: this.#world,
      run,
      plan,
      breakers: this.#breakers,
      concurrency: this.#concurrency,
      host: {
        opened: (gate) => this.#answerFromSignals(gate),
        due: (gate) => this.#timeIsUp(gate),
      },
    });
  }

  async #refuseChanged(run: RunRecord): Promise<void> {
    const { code, message } = engineErrors.error(
      "plan-changed",
      "An agent of the plan has another version than when the run began.",
    );
    await this.#end(run, { kind: "failed", failure: { code, message } });
  }

  /** Ends a run that is put aside. */
  async #conclude(run: RunRecord, reason: StopReason): Promise<void> {
    const claim = await Claim.take(this.#world, run, this.#owner);
    if (!claim) throw engineErrors.error("run-busy", `Another process works on "${run.run_id}".`);
    await this.#end(run, reason).finally(() => claim.release());
  }

  async #end(run: RunRecord, reason: StopReason): Promise<void> {
    const live = await this.#open(run);
    live.stop(reason);
    await live.conclude();
  }

  async #answerFromSignals(gate: Gate): Promise<void> {
    const answer = await matchingSignal(this.#world, gate);
    if (answer) await this.#answer(gate, answer);
  }

  #timeIsUp(gate: Gate): void {
    const at = new Date(this.#world.clock.now()).toISOString();
    this.#answer(gate, { decision: "timeout", value: null, reason: null, by: "clock", at }).catch(
      (error: unknown) => this.#world.logger.error("A timer could not be answered", { error }),
    );
  }

  async #answer(gate: Gate, answer: GateAnswer): Promise<void> {
    if (await this.#world.memory.runs.answer(gate.tenant, gate.gate_id, answer)) {
      this.answered(gate, answer);
    }
  }
}

function isOver({ status }: RunRecord): boolean {
  return status === "completed" || status === "failed" || status === "cancelled";
}
