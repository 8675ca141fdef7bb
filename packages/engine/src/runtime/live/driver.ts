import { errorText } from "@bole/base";
import { PlanCache } from "../../compile/plan-cache.ts";
import type { Registry } from "../../contracts/registry.ts";
import { engineErrors } from "../../errors.ts";
import type { Gate, GateAnswer, RunHold, RunRecord } from "../../memory/ports/index.ts";
import { plannerGraphOf } from "../../planner/planner-graph.ts";
import { Limiter } from "../../queue/limiter.ts";
import type { WorkLimits } from "../../queue/limits.ts";
import type { WorkPriority, WorkQueue } from "../../queue/work-queue.ts";
import { tellParent } from "../children/tell-parent.ts";
import { holdRun } from "../operate/hold-run.ts";
import { operatorHold } from "../operate/holds.ts";
import { type Ask, storeAsk } from "../planned/ask.ts";
import type { PlannerSets } from "../planned/planner-sets.ts";
import { isOver } from "../run-over.ts";
import { type BreakerOptions, Breakers } from "../steps/breakers.ts";
import { stepsToResume } from "../steps/gate-keeper.ts";
import { Isolation } from "../steps/isolation.ts";
import type { StartChild, World } from "../steps/run-context.ts";
import type { RunOver, StopReason } from "../steps/run-stop.ts";
import { Alarm } from "./alarm.ts";
import { Attendance } from "./attendance.ts";
import { Claim } from "./claim.ts";
import { endRun } from "./end-run.ts";
import { GateDesk } from "./gate-desk.ts";
import type { LiveRun } from "./live-run.ts";
import { LiveRuns } from "./live-runs.ts";
import { type RunChange, RunChanges } from "./run-changes.ts";
import { RunQueue } from "./run-queue.ts";
import type { SignalDesk } from "./signal-desk.ts";
import { standingAsks } from "./standing-asks.ts";
import { TakeUp } from "./take-up.ts";

const DEFAULT_CONCURRENCY = 256;
const SHUTDOWN: StopReason = { kind: "shutdown" };
/** How often a run is read anew because somebody who had lost it wrote to it once more. */
const MOST_CONFLICTS = 3;

/**
 * Keeps runs going. A run is in memory only while it has something to do; an answer, an event or
 * a time wakes it, here or in whichever process gets to it first. In one process, whatever is done
 * with a run is done in `#driveWhileWoken`, one after the other.
 */
export class Driver {
  readonly #world: World;
  readonly plans: PlanCache;
  readonly #gates: GateDesk;
  readonly #takeUp: TakeUp;
  readonly #attendance: Attendance;
  readonly #alarm: Alarm;
  readonly #live = new LiveRuns();
  readonly #driving = new Map<string, Promise<void>>();
  readonly #woken = new Set<string>();
  readonly #ending = new Map<string, RunOver>();
  readonly #changes = new RunChanges();
  /** Runs whose versions are not loaded here: another process, or the next one, may have them. */
  readonly #unfit = new Set<string>();
  /** Why runs could not go on the last time that it was tried. */
  readonly #stuck = new Map<string, string>();
  readonly #adopt: ((run: RunRecord, hold: RunHold) => void) | undefined;
  readonly #queue: RunQueue;
  #closed = false;

  constructor(
    world: World,
    registry: Registry,
    options: {
      readonly concurrency?: number;
      readonly breaker?: BreakerOptions;
      readonly planners?: PlannerSets;
      readonly queue?: WorkQueue;
      readonly limits?: WorkLimits;
      /** Lets a run go on with the versions that are loaded, where nobody has to be asked. */
      readonly adopt?: (run: RunRecord, hold: RunHold) => void;
      readonly startChild: StartChild;
      /** Ends a run that the one which started it does not wait for any more. */
      readonly abandon: (tenant: string, runId: string) => void;
    },
  ) {
    this.#world = world;
    this.#adopt = options.adopt;
    this.#queue = new RunQueue(options.queue, world.logger);
    this.#attendance = new Attendance(world);
    const { checkpointer } = world.memory;
    this.plans = new PlanCache({ registry, host: this.#live, checkpointer });
    this.#gates = new GateDesk(world, {
      get: (runId) => this.#live.get(runId),
      wake: (tenant, runId) => this.wake(tenant, runId),
      abandon: options.abandon,
    });
    this.#takeUp = new TakeUp({
      world,
      registry,
      plans: this.plans,
      planners: options.planners ?? {},
      plannerGraph: plannerGraphOf(this.#live, checkpointer),
      breakers: new Breakers(options.breaker),
      isolation: new Isolation(world.clock),
      limiter: new Limiter(options.limits ?? {}, world.clock),
      concurrency: options.concurrency ?? DEFAULT_CONCURRENCY,
      startChild: options.startChild,
    });
    this.#alarm = new Alarm(world, this.#gates.timeIsUp);
  }

  get signals(): SignalDesk {
    return this.#gates.signals;
  }

  /** Takes a run up, unless it is being driven; then it is looked at once more afterwards. */
  wake(tenant: string, runId: string): void {
    if (this.#closed) return;
    this.#woken.add(runId);
    if (!this.#driving.has(runId)) this.#driving.set(runId, this.#driveWhileWoken(tenant, runId));
  }

  /** Lets a new run begin: here and now, or when the queue says so. */
  async begin(tenant: string, runId: string, priority: WorkPriority | undefined): Promise<void> {
    const queued = priority && (await this.#queue.add({ tenant, run_id: runId }, priority));
    if (!queued) this.wake(tenant, runId);
  }

  /** Takes up the runs that are in the queue, one after the other as its limits allow. */
  workQueue(): Promise<() => Promise<void>> {
    return this.#queue.work((tenant, runId) => {
      this.wake(tenant, runId);
      return this.settled(runId);
    });
  }

  /** An answer is stored: the strand that waits for it goes on, or the run is taken up. */
  answered(gate: Gate, answer: GateAnswer): void {
    this.#gates.answered(gate, answer);
  }

  async settled(runId: string): Promise<void> {
    await this.#driving.get(runId);
  }

  /** Whether the run is in this process's memory. */
  isLive(runId: string): boolean {
    return this.#live.get(runId) !== undefined;
  }

  /** Ends a run, unless another process holds it: then nothing happens. */
  async end({ tenant, run_id }: RunRecord, reason: RunOver): Promise<void> {
    // What is in memory stops at once; what is not, or is just being put aside, is ended next.
    this.#ending.set(run_id, reason);
    this.#live.get(run_id)?.stop(reason);
    this.wake(tenant, run_id);
    await this.settled(run_id);
  }

  /** Changes a run that is put aside, then looks whether it can go on. Throws `run-in-use`. */
  async change({ tenant, run_id }: RunRecord, change: RunChange): Promise<void> {
    const changed = this.#changes.add(run_id, change);
    this.wake(tenant, run_id);
    if (this.#closed) this.#changes.refuse(run_id);
    await changed;
  }

  /** Stores what is asked of a run, and tells it if it is here. */
  async ask(run: RunRecord, wish: Omit<Ask, "gate_id">): Promise<void> {
    const ask = await storeAsk(this.#world, run, wish);
    this.#live.get(run.run_id)?.hear(ask);
    this.wake(run.tenant, run.run_id);
  }

  async recover({ alone = false }: { readonly alone?: boolean } = {}): Promise<void> {
    const { runs } = this.#world.memory;
    if (alone) await runs.releaseAll();
    const due = await runs.due(this.#world.clock.now());
    const held = await runs.heldFor("version");
    // What is loaded does not change while the process lives, so it looks once.
    const fit = held.filter(({ run_id }) => !this.#unfit.has(run_id));
    for (const run of due) {
      // What waits in the queue stays there once; what a dead process held gets its turn.
      if (!(await this.#queue.add(run, "normal"))) this.wake(run.tenant, run.run_id);
    }
    for (const { tenant, run_id } of fit) this.wake(tenant, run_id);
    await this.#alarm.set();
  }

  /** Goes on with the runs of processes that died, where the memory can tell; how many died. */
  async takeOver(): Promise<number> {
    const { memory, clock } = this.#world;
    const dead = await memory.presence.releaseDead(clock.now());
    if (dead > 0) await this.recover();
    return dead;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#alarm.close();
    this.#live.stopAll(SHUTDOWN);
    await Promise.allSettled(this.#driving.values());
    await this.#attendance.leave();
  }

  async #driveWhileWoken(tenant: string, runId: string): Promise<void> {
    let conflicts = 0;
    while (this.#woken.delete(runId) && !this.#closed) {
      try {
        await this.#drive(tenant, runId);
        this.#stuck.delete(runId);
      } catch (error) {
        const conflict = engineErrors.is(error, "commit-conflict") && ++conflicts < MOST_CONFLICTS;
        if (conflict) this.#woken.add(runId);
        else this.#giveUp(runId, error);
      }
    }
    this.#ending.delete(runId);
    this.#changes.refuse(runId);
    // No await may stand between the last look and this, or a waking in between is lost.
    this.#driving.delete(runId);
  }

  /** Told once for each cause: who looks for unfinished runs comes by every few seconds. */
  #giveUp(runId: string, error: unknown): void {
    this.#woken.delete(runId);
    const cause = errorText(error);
    if (this.#stuck.get(runId) === cause) return;
    this.#stuck.set(runId, cause);
    this.#world.logger.error("A run could not go on; it stays unfinished", {
      run_id: runId,
      error,
    });
  }

  async #drive(tenant: string, runId: string): Promise<void> {
    const { memory } = this.#world;
    const { owner } = await this.#attendance.enter();
    const claim = await Claim.take(this.#world, { tenant, run_id: runId }, owner);
    if (!claim) return this.#changes.refuse(runId);
    let live: LiveRun | null = null;
    let run: RunRecord | null = null;
    try {
      // Only now: before, another process may have changed it.
      const read = () => memory.runs.get(tenant, runId);
      await this.#changes.apply(runId, read);
      run = await read();
      if (run && !isOver(run)) live = await this.#driveClaimed(run, claim);
    } finally {
      this.#live.delete(runId);
      await claim.release();
    }
    if (run) await tellParent(this.#world, this.#gates.signals, run);
    await this.#alarm.set();
    const left = new Set(live?.pendingGates().map(({ gate_id }) => gate_id));
    if (left.size === 0) return;
    // While this process held the run, no other could take it up with an answer that it stored.
    const gates = await memory.gates.ofRun(tenant, runId);
    if (gates.some(({ gate_id, answer }) => answer && left.has(gate_id))) this.#woken.add(runId);
  }

  /** The run as it was while it lived; null where there was nothing to do. */
  async #driveClaimed(run: RunRecord, claim: Claim): Promise<LiveRun | null> {
    const { tenant, run_id } = run;
    const ending = this.#ending.get(run_id);
    if (ending) return this.#end(run, ending);
    const gates = await this.#world.memory.gates.ofRun(tenant, run_id);
    const { cancel, last, seen } = standingAsks(gates);
    if (cancel) return this.#end(run, { kind: "cancelled", by: cancel.by });
    if (last?.kind === "pause") {
      await holdRun(this.#world, run, operatorHold(last, this.#world.clock), seen);
      return null;
    }
    if (last) await this.#world.memory.runs.commit(tenant, run_id, { gates_seen: seen });
    if (run.hold && run.hold.reason !== "version") return null;
    const answered = stepsToResume(gates.filter(({ gate_id }) => !seen.includes(gate_id)));
    if (run.status === "waiting" && answered.length === 0 && !run.hold) return null;
    const taken = await this.#takeUp.open(run, answered, this.#gates.hostOf(run));
    if ("reason" in taken) {
      this.#unfit.add(run_id);
      await holdRun(this.#world, run, taken);
      this.#adopt?.(run, taken);
      return null;
    }
    const { live } = taken;
    claim.watch({
      lost: () => live.stop({ kind: "crash", error: new Error("another process took over") }),
      renewed: () => this.#gates.deliverStored(live, run),
    });
    this.#live.add(run_id, taken);
    // What came between reading the run and here has not been told to it.
    if (this.#woken.has(run_id)) this.#gates.deliverStored(live, run);
    const stopping = this.#closed ? SHUTDOWN : this.#ending.get(run_id);
    if (stopping) live.stop(stopping);
    if (run.status === "waiting") live.resumed();
    await taken.drive().catch((error: unknown) => live.stop({ kind: "crash", error }));
    await live.conclude();
    return live;
  }

  async #end(run: RunRecord, reason: RunOver): Promise<null> {
    await endRun(this.#world, run, reason, this.#gates.withdrawn);
    return null;
  }
}
