import type { Registry } from "../contracts/registry.ts";
import { engineErrors } from "../errors.ts";
import type { Gate, Memory, RunEvent } from "../memory/ports/index.ts";
import type { WorkLimits } from "../queue/limits.ts";
import type { WorkQueue } from "../queue/work-queue.ts";
import { answerGate } from "./answer-gate.ts";
import { cancelRun } from "./cancel-run.ts";
import { noEffects, randomIds, silentLogger, systemClock } from "./defaults.ts";
import { followEvents } from "./follow-events.ts";
import { forkRun } from "./fork-run.ts";
import { Driver } from "./live/driver.ts";
import { pauseRun, resumeRun } from "./operate/pause-run.ts";
import { reopenRun } from "./operate/reopen-run.ts";
import type { PlannerSets } from "./planned/planner-sets.ts";
import { postSignal } from "./post-signal.ts";
import { replanRun } from "./replan-run.ts";
import type {
  AnswerRequest,
  ForkRequest,
  PauseRequest,
  ReplanRequest,
  RunRequest,
  SignalRequest,
  StartRequest,
  StepRequest,
  VersionRequest,
} from "./requests.ts";
import { type RunView, viewRun } from "./run-view.ts";
import { startRun } from "./start-run.ts";
import type { BreakerOptions } from "./steps/breakers.ts";
import type { World } from "./steps/run-context.ts";
import { untilStopped } from "./until-stopped.ts";
import { adopter } from "./versions/adopt-version.ts";
import { decideVersion } from "./versions/decide-version.ts";

export interface EngineOptions extends Partial<Omit<World, "memory">> {
  readonly memory: Memory;
  readonly registry: Registry;
  /**
   * Agent calls at the same time, within one run.
   * @default 256
   */
  readonly concurrency?: number;
  readonly breaker?: BreakerOptions;
  /**
   * Of agent calls over all runs of this process: by agent, by tenant, all together.
   * @default none
   */
  readonly limits?: WorkLimits;
  /**
   * Where runs with a priority wait for their turn, and runs of processes that died.
   * @default none: every run starts at once
   */
  readonly queue?: WorkQueue;
  /** Who plans for runs with a goal, by name; a run that names none takes `default`. */
  readonly planners?: PlannerSets;
  /**
   * Agents whose new versions unfinished runs go on with by themselves, such as those that a program ships with and
   * keeps compatible. Other runs wait for a decision.
   * @default none
   */
  readonly adopts?: (agent: string) => boolean;
}

/** Plan → Compile → Execute. Everything it knows is in its memory; any process may go on. */
export interface Engine {
  /** Starts a plan, or a run for a goal; answers when the run is durable, not when it is done. */
  start(request: StartRequest): Promise<RunView>;
  run(tenant: string, runId: string): Promise<RunView>;
  /**
   * Resolves when the run does not run in this process any more: it has ended, or waits. A run that another process holds, or
   * held when it died, is given as it is: `running`. See `recover`.
   */
  settled(tenant: string, runId: string): Promise<RunView>;
  /** The run's events after a number, then live until the run ends or the engine is closed. */
  events(tenant: string, runId: string, after?: number): AsyncGenerator<RunEvent>;
  gates(tenant: string): Promise<Gate[]>;
  answer(request: AnswerRequest): Promise<void>;
  /** Tells every run that waits for such an event, now or later; how many went on. */
  post(signal: SignalRequest): Promise<number>;
  /** Resolves when the run is cancelled, or the process that holds it has been asked to. */
  cancel(tenant: string, runId: string, by: string): Promise<void>;
  /** Says that the world is not what the plan was made for: a run with a goal plans anew. */
  replan(request: ReplanRequest): Promise<void>;
  fork(request: ForkRequest): Promise<RunView>;
  /** What is under way ends, nothing new starts, until the run is resumed. */
  pause(request: PauseRequest): Promise<void>;
  resume(request: RunRequest): Promise<void>;
  /** Runs the step again at which a failed or quarantined run stopped. What is done stays. */
  retry(request: StepRequest): Promise<void>;
  /** Goes on without the step at which a failed or quarantined run stopped. */
  skip(request: StepRequest): Promise<void>;
  /** Decides for a run that waits for a version. */
  decideVersion(request: VersionRequest): Promise<void>;
  /** Takes up what is unfinished and due. `alone` says that no other process works here. */
  recover(options?: { readonly alone?: boolean }): Promise<void>;
  /**
   * Goes on with the runs of processes that died, where the memory can tell at once (PostgreSQL); how many died. To be
   * called every second; elsewhere, `recover` finds them when their leases have run out.
   */
  takeOver(): Promise<number>;
  /** Takes up runs of the queue in this process, until the result is called. */
  workQueue(): Promise<() => Promise<void>>;
  /** Stops working. Unfinished runs stay unfinished, and go on elsewhere or later. */
  close(): Promise<void>;
}

export function createEngine(options: EngineOptions): Engine {
  const { memory, registry, planners = {} } = options;
  const world: World = {
    memory,
    clock: options.clock ?? systemClock,
    ids: options.ids ?? randomIds,
    logger: options.logger ?? silentLogger,
    effects: options.effects ?? noEffects,
  };
  const adopt = adopter(options.adopts, (run) =>
    decideVersion(world, driver, { ...run, decision: "continue", by: "upgrade" }),
  );
  const driver = new Driver(world, registry, {
    ...options,
    adopt,
    startChild: (request) => startRun(world, planners, driver, request),
    abandon: (tenant, run_id) =>
      void cancelRun(world, driver, { tenant, run_id, by: "parent" }).catch((error: unknown) => {
        if (engineErrors.is(error, "run-over")) return;
        world.logger.error("A run that nobody waits for could not be ended", { run_id, error });
      }),
  });
  const closing = new AbortController();
  return {
    start: (request) => startRun(world, planners, driver, request),
    run: (tenant, runId) => viewRun(world, tenant, runId),
    settled: async (tenant, runId) => {
      await driver.settled(runId);
      if (options.queue) await untilStopped(world, tenant, runId, closing.signal);
      return viewRun(world, tenant, runId);
    },
    events: (tenant, runId, after = 0) => followEvents(world, tenant, runId, after, closing.signal),
    gates: (tenant) => memory.gates.pending(tenant),
    answer: (request) => answerGate(world, registry, driver, request),
    post: async (signal) => postSignal(world, driver, signal),
    cancel: (tenant, run_id, by) => cancelRun(world, driver, { tenant, run_id, by }),
    replan: (request) => replanRun(world, driver, request),
    fork: (request) => forkRun(world, driver, request),
    pause: (request) => pauseRun(world, driver, request),
    resume: (request) => resumeRun(world, driver, request),
    retry: (request) => reopenRun(world, driver, "retry", request),
    skip: (request) => reopenRun(world, driver, "skip", request),
    decideVersion: (request) => decideVersion(world, driver, request),
    recover: (recovery) => driver.recover(recovery),
    workQueue: () => driver.workQueue(),
    takeOver: () => driver.takeOver(),
    close: () => {
      closing.abort();
      return driver.close();
    },
  };
}
