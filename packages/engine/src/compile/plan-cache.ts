import { createHash } from "node:crypto";
import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import { JsonValue } from "../contracts/json.ts";
import type { Plan } from "../contracts/plan.ts";
import type { Registry } from "../contracts/registry.ts";
import type { Pins } from "../memory/ports/index.ts";
import { assertValidPlan } from "../planning/validate-plan.ts";
import { Recent } from "../recent.ts";
import type { AgentSource } from "./agent-source.ts";
import { type CompiledPlan, compileSteps } from "./compiled-plan.ts";
import { pinnedAgents } from "./pins.ts";
import { type GraphHost, stateGraphOf } from "./state-graph.ts";

/** A plan, ready to run. */
export interface RunnablePlan {
  readonly plan: CompiledPlan;
  readonly graph: ReturnType<typeof stateGraphOf>;
}

/** What somebody wrote, with its defaults filled in, and what was made of its steps. */
export interface ReadPlan extends RunnablePlan {
  readonly written: Plan;
}

/**
 * Plans that are run again and again are validated and compiled once: the agents that they are
 * checked against never change. Those used longest ago are let go.
 */
export class PlanCache {
  readonly #registry: Registry;
  readonly #host: GraphHost;
  readonly #checkpointer: BaseCheckpointSaver;
  readonly #byText: Recent<ReadPlan>;
  readonly #byHash: Recent<RunnablePlan>;

  constructor(options: {
    registry: Registry;
    host: GraphHost;
    checkpointer: BaseCheckpointSaver;
    /** @default 100 */
    capacity?: number;
  }) {
    const { capacity = 100 } = options;
    this.#registry = options.registry;
    this.#host = options.host;
    this.#checkpointer = options.checkpointer;
    this.#byText = new Recent(capacity);
    this.#byHash = new Recent(capacity);
  }

  /** Validates and compiles what somebody wrote, or throws `plan-invalid` with every issue. */
  read(given: unknown): ReadPlan {
    const json = JsonValue.safeParse(given);
    // What JSON cannot carry has no text to be known by; the validator says what is wrong with it.
    if (!json.success) return this.#readAnew(given);
    const text = createHash("sha256").update(JSON.stringify(json.data)).digest("hex");
    const known = this.#byText.get(text) ?? this.#readAnew(json.data);
    this.#byText.set(text, known);
    return known;
  }

  /** Compiles a validated plan. */
  compile(valid: Plan, agents: AgentSource = this.#registry): RunnablePlan {
    const plan = compileSteps(valid, agents);
    const known = this.#byHash.get(plan.hash);
    if (known) return known;
    const runnable = { plan, graph: stateGraphOf(plan, this.#host, this.#checkpointer) };
    this.#byHash.set(plan.hash, runnable);
    return runnable;
  }

  /**
   * The plan of a run, with its agents in the versions that the run began with. The hash differs from
   * the run's where one of them is not loaded.
   */
  ofRun({
    plan,
    plan_hash,
    pins,
  }: {
    readonly plan: Plan;
    readonly plan_hash: string;
    readonly pins: Pins | null;
  }): RunnablePlan {
    const known = this.#byHash.get(plan_hash);
    return known ?? this.compile(plan, pinnedAgents(this.#registry, pins ?? {}));
  }

  #readAnew(given: unknown): ReadPlan {
    const written = assertValidPlan(given, this.#registry);
    return { written, ...this.compile(written) };
  }
}
