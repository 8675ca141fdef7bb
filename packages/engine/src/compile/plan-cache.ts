import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import type { Plan } from "../contracts/plan.ts";
import type { Registry } from "../contracts/registry.ts";
import { type CompiledPlan, compileSteps } from "./compiled-plan.ts";
import { type GraphHost, stateGraphOf } from "./state-graph.ts";

/** A plan, ready to run. */
export interface RunnablePlan {
  readonly plan: CompiledPlan;
  readonly graph: ReturnType<typeof stateGraphOf>;
}

/** Plans that are run again and again are compiled once. Those used longest ago are let go. */
export class PlanCache {
  readonly #registry: Registry;
  readonly #host: GraphHost;
  readonly #checkpointer: BaseCheckpointSaver;
  readonly #capacity: number;
  readonly #byHash = new Map<string, RunnablePlan>();

  constructor(options: {
    registry: Registry;
    host: GraphHost;
    checkpointer: BaseCheckpointSaver;
    /** @default 100 */
    capacity?: number;
  }) {
    this.#registry = options.registry;
    this.#host = options.host;
    this.#checkpointer = options.checkpointer;
    this.#capacity = options.capacity ?? 100;
  }

  /** Compiles a validated plan. */
  compile(plan: Plan): RunnablePlan {
    const compiled = compileSteps(plan, this.#registry);
    return this.#use(compiled.hash) ?? this.#keep(compiled);
  }

  /** The plan of a run. Its hash differs from the run's where an agent has changed since. */
  ofRun(run: { readonly plan: Plan; readonly plan_hash: string }): RunnablePlan {
    return this.#use(run.plan_hash) ?? this.compile(run.plan);
  }

  #use(hash: string): RunnablePlan | undefined {
    const known = this.#byHash.get(hash);
    if (!known) return undefined;
    this.#byHash.delete(hash);
    this.#byHash.set(hash, known);
    return known;
  }

  #keep(plan: CompiledPlan): RunnablePlan {
    const runnable = { plan, graph: stateGraphOf(plan, this.#host, this.#checkpointer) };
    this.#byHash.set(plan.hash, runnable);
    if (this.#byHash.size > this.#capacity) {
      const [oldest = ""] = this.#byHash.keys();
      this.#byHash.delete(oldest);
    }
    return runnable;
  }
}
