import type { LangGraphRunnableConfig } from "@langchain/langgraph";
import { Command, END, interrupt, START } from "@langchain/langgraph";
import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import { openGraph } from "../compile/open-graph.ts";
import { PEOPLE, PlanState, runIdOf } from "../compile/state-graph.ts";
import { PlanningPhase } from "../memory/ports/index.ts";
import { PLANNER_NODES } from "./planner-nodes.ts";

/** Where a run goes after a phase: to another one, to wait, or to its end. */
export type NextPhase = PlanningPhase | "wait" | "end";

/** The live runs behind the graph. */
export interface PlannerGraphHost {
  /** Does what a phase is there for. */
  perform(runId: string, phase: PlanningPhase): Promise<NextPhase>;
  /** The phase in which a run stands that begins, or goes on. */
  phaseOf(runId: string): PlanningPhase;
  waitingFor(runId: string): readonly string[];
}

/**
 * The one graph of all runs with a goal. How far a run is, its record says; so it begins at that
 * phase, and comes back to it from waiting. All waiting is one interrupt in one node, as in the
 * graph of a plan.
 */
export function plannerGraphOf(host: PlannerGraphHost, checkpointer: BaseCheckpointSaver) {
  const graph = openGraph(PlanState);
  const phases = PlanningPhase.options;
  for (const phase of phases) {
    const ends = PLANNER_NODES[phase].ends.map((end) => (end === "end" ? END : end));
    graph.addNode(phase, performNode(host, phase), { ends: [...ends, PEOPLE] });
  }
  graph.addNode(PEOPLE, waitNode(host), { ends: phases });
  graph.addConditionalEdges(START, (_, config) => host.phaseOf(runIdOf(config)), phases);
  return graph.compile({ checkpointer });
}

function performNode(host: PlannerGraphHost, phase: PlanningPhase) {
  return async (_: unknown, config: LangGraphRunnableConfig) => {
    const next = await host.perform(runIdOf(config), phase);
    return new Command({ goto: nodeOf(next), update: { _advanced: 1 } });
  };
}

function nodeOf(next: NextPhase): string {
  if (next === "wait") return PEOPLE;
  return next === "end" ? END : next;
}

function waitNode(host: PlannerGraphHost) {
  return (_: unknown, config: LangGraphRunnableConfig) => {
    const runId = runIdOf(config);
    interrupt<readonly string[]>(host.waitingFor(runId));
    return new Command({ goto: host.phaseOf(runId) });
  };
}
