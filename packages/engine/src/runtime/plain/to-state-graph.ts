import { Annotation, END, START } from "@langchain/langgraph";
import { compileSteps } from "../../compile/compiled-plan.ts";
import { openGraph } from "../../compile/open-graph.ts";
import type { JsonValue } from "../../contracts/json.ts";
import { assertValidPlan } from "../../planning/validate-plan.ts";
import { Limiter } from "../../queue/limiter.ts";
import { noEffects, randomIds, silentLogger, systemClock } from "../defaults.ts";
import type { EngineOptions } from "../engine.ts";
import { Breakers } from "../steps/breakers.ts";
import { Isolation } from "../steps/isolation.ts";
import type { World } from "../steps/run-context.ts";
import type { StepEnd } from "../steps/step-end.ts";
import { plainNode } from "./plain-node.ts";

const State = Annotation.Root({
  /** What `$input` is. */
  input: Annotation<JsonValue>({ reducer: (_, next) => next, default: () => ({}) }),
  /** How each step has ended, by its id. */
  agent_results: Annotation<Readonly<Record<string, StepEnd>>>({
    reducer: (before, more) => ({ ...before, ...more }),
    default: () => ({}),
  }),
});

export interface StateGraphOptions
  extends Pick<
    EngineOptions,
    | "memory"
    | "registry"
    | "clock"
    | "ids"
    | "logger"
    | "effects"
    | "breaker"
    | "concurrency"
    | "limits"
  > {
  /** Whose cache and files the agents see. */
  readonly tenant: string;
}

/**
 * A plan as a plain LangGraph graph, to be compiled with any checkpointer, put into a larger graph or
 * shown in a studio: a node for each step, dependencies as edges, ends in the channel `agent_results`.
 * It comes to the same results as the engine, but with LangGraph's promises and not the engine's.
 * @throws `plan-invalid` with every issue
 */
export function toStateGraph(plan: unknown, options: StateGraphOptions) {
  const { registry, memory, tenant, concurrency = 256 } = options;
  const world: World = {
    memory,
    clock: options.clock ?? systemClock,
    ids: options.ids ?? randomIds,
    logger: options.logger ?? silentLogger,
    effects: options.effects ?? noEffects,
  };
  const breakers = new Breakers(options.breaker);
  const isolation = new Isolation(world.clock);
  const limiter = new Limiter(options.limits ?? {}, world.clock);
  const compiled = compileSteps(assertValidPlan(plan, registry), registry);
  const graph = openGraph(State);
  for (const [id, step] of compiled.steps) {
    const parts = { world, tenant, breakers, isolation, limiter, concurrency };
    graph.addNode(id, plainNode(parts, compiled, step));
  }
  for (const [id, { step, successors }] of compiled.steps) {
    const [first = START, ...others] = new Set(step.depends_on);
    graph.addEdge(others.length > 0 ? [first, ...others] : first, id);
    if (successors.length === 0) graph.addEdge(id, END);
  }
  return graph;
}
