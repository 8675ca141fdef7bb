import type { LangGraphRunnableConfig } from "@langchain/langgraph";
import { Annotation, Command, END, interrupt, START } from "@langchain/langgraph";
import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import type { CompiledPlan } from "./compiled-plan.ts";
import { openGraph } from "./open-graph.ts";

/** Names that no step can have: the node where a run waits, and the only channel. */
export const PEOPLE = "_people";
const CHANNEL = "_advanced";

export const PlanState = Annotation.Root({
  [CHANNEL]: Annotation<number>({ reducer: (_, next) => next, default: () => 0 }),
});

/** The live runs behind a graph. */
export interface GraphHost {
  /** Runs ahead until nothing more can run: true if the plan is over, false if it waits. */
  advance(runId: string): Promise<boolean>;
  /** What the run waits for. */
  waitingFor(runId: string): readonly string[];
}

/**
 * A plan as a LangGraph graph: a node for each step, the dependencies as the ways between them.
 *
 * LangGraph moves in supersteps, where a fast branch waits for a slow one. So a node does not stop
 * at its own step: it runs ahead through everything that can run, and returns to LangGraph only
 * what is left: waiting for people, events and times, or the end. All waiting is one interrupt
 * in one node, because interrupts of several nodes answer each other.
 */
export function stateGraphOf(
  plan: CompiledPlan,
  host: GraphHost,
  checkpointer: BaseCheckpointSaver,
) {
  const ids = [...plan.steps.keys()];
  const graph = openGraph(PlanState);
  for (const [id, { successors }] of plan.steps) {
    graph.addNode(id, advanceNode(host), { ends: [...successors, PEOPLE, END] });
  }
  const [first = END] = ids.filter((id) => plan.steps.get(id)?.step.depends_on.length === 0);
  graph.addNode(PEOPLE, waitNode(host, first), { ends: ids });
  graph.addEdge(START, first);
  return graph.compile({ checkpointer });
}

function advanceNode(host: GraphHost) {
  return async (_: unknown, config: LangGraphRunnableConfig) => {
    const over = await host.advance(runIdOf(config));
    return new Command({ goto: over ? END : PEOPLE, update: { [CHANNEL]: 1 } });
  };
}

function waitNode(host: GraphHost, first: string) {
  return (_: unknown, config: LangGraphRunnableConfig) => {
    const steps = interrupt<readonly string[], string[]>(host.waitingFor(runIdOf(config)));
    // Nothing new was answered: the process died after the answer, and the pause is all that is
    // stored. Any node runs ahead; to go nowhere would leave the run waiting for nothing.
    return new Command({ goto: steps.length > 0 ? steps : first });
  };
}

/** Not by the thread: a run whose plan changes has one for each of its plans. */
export function runIdOf(config: LangGraphRunnableConfig): string {
  return String(config.configurable?.run_id);
}
