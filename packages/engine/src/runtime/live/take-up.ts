import { AsyncLocalStorage } from "node:async_hooks";
import type { PlanCache, RunnablePlan } from "../../compile/plan-cache.ts";
import type { Registry } from "../../contracts/registry.ts";
import type { Planning, RunHold, RunRecord } from "../../memory/ports/index.ts";
import type { plannerGraphOf } from "../../planner/planner-graph.ts";
import type { Limiter } from "../../queue/limiter.ts";
import { versionHold } from "../operate/holds.ts";
import { asksIn } from "../planned/ask.ts";
import { PlannedRun } from "../planned/planned-run.ts";
import { type PlannerSets, plannerSet } from "../planned/planner-sets.ts";
import type { Breakers } from "../steps/breakers.ts";
import type { GateHost } from "../steps/gate-keeper.ts";
import type { Isolation } from "../steps/isolation.ts";
import type { StartChild, World } from "../steps/run-context.ts";
import { versionChanges } from "../versions/version-changes.ts";
import { PlanCourse } from "./course.ts";
import { driveGraph } from "./drive-graph.ts";
import { LiveRun } from "./live-run.ts";
import { openContext } from "./open-context.ts";

export interface TakeUpOptions {
  readonly world: World;
  readonly registry: Registry;
  readonly plans: PlanCache;
  readonly planners: PlannerSets;
  readonly plannerGraph: ReturnType<typeof plannerGraphOf>;
  readonly breakers: Breakers;
  readonly isolation: Isolation;
  readonly limiter: Limiter;
  readonly concurrency: number;
  readonly startChild: StartChild;
}

/** A run in memory, and how LangGraph gets it going. */
export interface TakenUp {
  readonly live: LiveRun;
  /** The run as one with a goal; null where it has none. */
  readonly planned: PlannedRun | null;
  drive(): Promise<void>;
}

/** Takes stored runs into memory. */
export class TakeUp {
  readonly #options: TakeUpOptions;
  /**
   * A graph that is run inside a node of another, or a run that an agent starts or answers, must not
   * take that one's settings for its own: its interrupt would end the other.
   */
  readonly #outside = AsyncLocalStorage.snapshot();

  constructor(options: TakeUpOptions) {
    this.#options = options;
  }

  /** @returns why the run waits, where it cannot go on. */
  open(run: RunRecord, answered: readonly string[], host: GateHost): Promise<TakenUp | RunHold> {
    return run.planning
      ? this.#openPlanned(run, run.planning, answered, host)
      : this.#openPlain(run, answered, host);
  }

  async #openPlain(
    run: RunRecord,
    answered: readonly string[],
    host: GateHost,
  ): Promise<TakenUp | RunHold> {
    const { plan, plan_hash, pins, run_id } = run;
    if (!plan || !plan_hash) throw new Error(`Run ${run_id} has neither a plan nor a goal.`);
    const found = this.#options.plans.ofRun({ plan, plan_hash, pins });
    const hold = await this.#versionHold(run, found);
    if (hold) return hold;
    const { context, stop } = await openContext({ ...this.#options, run, host });
    const live = new LiveRun(context, stop, new PlanCourse(context, found.plan));
    const drive = { run_id, thread: run_id, answered };
    return {
      live,
      planned: null,
      drive: () => this.#outside(() => driveGraph(found.graph, drive)),
    };
  }

  async #versionHold(run: RunRecord, { plan }: RunnablePlan): Promise<RunHold | null> {
    if (plan.hash === run.plan_hash) return null;
    const { memory, clock } = this.#options.world;
    const records = await memory.journal.read(run.tenant, run.run_id);
    const ended = new Set(records.map(({ key }) => key));
    const changes = versionChanges(run, plan, this.#options.registry, ended);
    return changes.length === 0 ? null : versionHold(changes, clock);
  }

  async #openPlanned(
    run: RunRecord,
    planning: Planning,
    answered: readonly string[],
    host: GateHost,
  ): Promise<TakenUp> {
    const { registry, plans, planners, plannerGraph } = this.#options;
    const { run_id } = run;
    const set = plannerSet(planners, planning.planner);
    const { context, stop, gates } = await openContext({ ...this.#options, run, host });
    const drivePlan = ({ graph, plan }: RunnablePlan, revision: number) => {
      const thread = `${run_id}@${revision}`;
      const steps = answered.filter((id) => plan.steps.has(id));
      return this.#outside(() => driveGraph(graph, { run_id, thread, answered: steps }));
    };
    const tools = { set, registry, plans, drive: drivePlan };
    const replansAsked = asksIn(gates).filter(({ kind }) => kind === "replan");
    const planned = new PlannedRun(context, tools, planning, replansAsked);
    const live = new LiveRun(context, stop, planned);
    const drive = { run_id, thread: run_id, answered };
    return { live, planned, drive: () => this.#outside(() => driveGraph(plannerGraph, drive)) };
  }
}
