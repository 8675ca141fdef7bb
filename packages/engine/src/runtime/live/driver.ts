import { errorText } from "@bole/base";
import { PlanCache } from "../../compile/plan-cache.ts";
import type { Registry } from "../../contracts/registry.ts";
import { engineErrors } from "../../errors.ts";
import type { Gate, GateAnswer, Presence, RunHold, RunRecord } from "../../memory/ports/index.ts";
import { plannerGraphOf } from "../../planner/planner-graph.ts";
import { Limiter } from "../../queue/limiter.ts";
import type { WorkLimits } from "../../queue/limits.ts";
import type { WorkPriority, WorkQueue } from "../../queue/work-queue.ts";
import { holdRun } from "../operate/hold-run.ts";
import { operatorHold } from "../operate/holds.ts";
import { type Ask, asksIn, storeAsk } from "../planned/ask.ts";
import type { PlannerSets } from "../planned/planner-sets.ts";
import { isOver } from "../run-over.ts";
import { type BreakerOptions, Breakers } from "../steps/breakers.ts";
import { stepsToResume } from "../steps/gate-keeper.ts";
import { Isolation } from "../steps/isolation.ts";
import type { World } from "../steps/run-context.ts";
import type { RunOver, StopReason } from "../steps/run-stop.ts";
import { Alarm } from "./alarm.ts";
import { Claim } from "./claim.ts";
import { endRun } from "./end-run.ts";
import type { LiveRun } from "./live-run.ts";
import { LiveRuns } from "./live-runs.ts";
import { type RunChange, RunChanges } from "./run-changes.ts";
import { SignalDesk } from "./signal-desk.ts";
import { TakeUp } from "./take-up.ts";

const DEFAULT_CONCURRENCY = 256;
/** The queue of runs; its keys are their ids. */
const RUNS = "runs";
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
  readonly signals: SignalDesk;
  readonly #takeUp: TakeUp;
  readonly #owner: string;
  #presence: Promise<Presence> | null = null;
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
  readonly #queue: WorkQueue | undefined;
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
    },
  ) {
    this.#world = world;
    this.#adopt = options.adopt;
    this.#queue = options.queue;
    const { checkpointer } = world.memory;
    this.plans = new PlanCache({ registry, host: this.#live, checkpointer });
    this.signals = new SignalDesk(world, (gate, answer) => this.#answer(gate, answer));
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
    });
    this.#owner = world.ids.next("engine");
    this.#alarm = new Alarm(world, (gate) => this.#timeIsUp(gate));
  }

  /** Takes a run up, unless it is being driven; then it is looked at once more afterwards. */
  wake(tenant: string, runId: string): void {
    if (this.#closed) return;
    this.#woken.add(runId);
    if (!this.#driving.has(runId)) this.#driving.set(runId, this.#driveWhileWoken(tenant, runId));
  }

  /** Lets a new run begin: here and now, or when the queue says so. */
  async begin(tenant: string, runId: string, priority: WorkPriority | undefined): Promise<void> {
    const queued = priority && (await this.#addToQueue({ tenant, run_id: runId }, priority));
    if (!queued) this.wake(tenant, runId);
  }

  /** Takes up the runs that are in the queue, one after the other as its limits allow. */
  async workQueue(): Promise<() => Promise<void>> {
    if (!this.#queue) throw new Error("This engine has no queue.");
    return this.#queue.work(RUNS, async ({ tenant, key }) => {
      if (key === null) return;
      this.wake(tenant, key);
      await this.settled(key);
    });
  }

  /** False where there is no queue, or it does not answer: a run must not wait for that. */
  async #addToQueue(
    { tenant, run_id }: Pick<RunRecord, "tenant" | "run_id">,
    priority: WorkPriority,
  ): Promise<boolean> {
    if (!this.#queue) return false;
    try {
      await this.#queue.add({ queue: RUNS, tenant, key: run_id, priority });
      return true;
    } catch (error) {
      this.#world.logger.error("The queue did not take a run; it begins at once", {
        run_id,
        error,
      });
      return false;
    }
  }

  /** An answer is stored: the strand that waits for it goes on, or the run is taken up. */
  answered(gate: Gate, answer: GateAnswer): void {
    this.#live.get(gate.run_id)?.deliver(gate.gate_id, answer);
    this.wake(gate.tenant, gate.run_id);
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
      if (!(await this.#addToQueue(run, "normal"))) this.wake(run.tenant, run.run_id);
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

  /** Once, with the first run: who cannot be seen is known by the leases of its runs alone. */
  #enter(): Promise<Presence> {
    this.#presence ??= this.#world.memory.presence.enter(this.#owner).catch((error: unknown) => {
      this.#presence = null;
      this.#world.logger.warn("Others cannot see that this process is alive", { error });
      return { owner: this.#owner, leave: async () => undefined };
    });
    return this.#presence;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#alarm.close();
    this.#live.stopAll(SHUTDOWN);
    await Promise.allSettled(this.#driving.values());
    await (await this.#presence)?.leave();
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
    const { owner } = await this.#enter();
    const claim = await Claim.take(this.#world, { tenant, run_id: runId }, owner);
    if (!claim) return this.#changes.refuse(runId);
    let live: LiveRun | null = null;
    try {
      // Only now: before, another process may have changed it.
      const read = () => memory.runs.get(tenant, runId);
      await this.#changes.apply(runId, read);
      const run = await read();
      if (run && !isOver(run)) live = await this.#driveClaimed(run, claim);
    } finally {
      this.#live.delete(runId);
      await claim.release();
    }
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
    const cancel = asksIn(gates).find(({ kind }) => kind === "cancel");
    if (cancel) return this.#end(run, { kind: "cancelled", by: cancel.by });
    const standing = asksIn(gates).filter(({ kind }) => kind === "pause" || kind === "resume");
    const seen = standing.map(({ gate_id }) => gate_id);
    const last = standing.at(-1);
    if (last?.kind === "pause") {
      await holdRun(this.#world, run, operatorHold(last, this.#world.clock), seen);
      return null;
    }
    if (last) await this.#world.memory.runs.commit(tenant, run_id, { gates_seen: seen });
    if (run.hold && run.hold.reason !== "version") return null;
    const answered = stepsToResume(gates.filter(({ gate_id }) => !seen.includes(gate_id)));
    if (run.status === "waiting" && answered.length === 0 && !run.hold) return null;
    const taken = await this.#takeUp.open(run, answered, {
      opened: (gate) => this.#opened(run, gate),
      due: (gate) => this.#timeIsUp(gate),
    });
    if ("reason" in taken) {
      this.#unfit.add(run_id);
      await holdRun(this.#world, run, taken);
      this.#adopt?.(run, taken);
      return null;
    }
    const { live } = taken;
    claim.watch({
      lost: () => live.stop({ kind: "crash", error: new Error("another process took over") }),
      renewed: () => this.#deliverStored(live, run),
    });
    this.#live.add(run_id, taken);
    // What came between reading the run and here has not been told to it.
    if (this.#woken.has(run_id)) this.#deliverStored(live, run);
    const stopping = this.#closed ? SHUTDOWN : this.#ending.get(run_id);
    if (stopping) live.stop(stopping);
    if (run.status === "waiting") live.resumed();
    await taken.drive().catch((error: unknown) => live.stop({ kind: "crash", error }));
    await live.conclude();
    return live;
  }

  async #end(run: RunRecord, reason: RunOver): Promise<null> {
    await endRun(this.#world, run, reason);
    return null;
  }

  /** Tells a live run of answers and wishes that came past this process, or too early. */
  #deliverStored(live: LiveRun, { tenant, run_id }: RunRecord): void {
    this.#world.memory.gates.ofRun(tenant, run_id).then(
      (gates) => {
        for (const { gate_id, answer } of gates) if (answer) live.deliver(gate_id, answer);
        for (const ask of asksIn(gates)) live.hear(ask);
      },
      (error: unknown) => this.#world.logger.error("Answers could not be read", { run_id, error }),
    );
  }

  /** A run that cannot learn whether an event came would wait for it in vain: better that it stops. */
  async #opened(run: RunRecord, gate: Gate): Promise<void> {
    await this.signals
      .opened(run, gate)
      .catch((error: unknown) => this.#live.get(run.run_id)?.stop({ kind: "crash", error }));
  }

  #timeIsUp(gate: Gate): void {
    const at = new Date(this.#world.clock.now()).toISOString();
    this.#answer(gate, { decision: "timeout", value: null, reason: null, by: "clock", at }).catch(
      (error: unknown) => this.#world.logger.error("A timer could not be answered", { error }),
    );
  }

  async #answer(gate: Gate, answer: GateAnswer): Promise<boolean> {
    const stored = await this.#world.memory.runs.answer(gate.tenant, gate.gate_id, answer);
    if (stored) this.answered(gate, answer);
    return stored;
  }
}
