import { Command } from "@langchain/langgraph";
import type { stateGraphOf } from "../../compile/state-graph.ts";

type PlanGraph = ReturnType<typeof stateGraphOf>;

/**
 * Lets LangGraph run a plan until it is over or waits. A run that waited is resumed at its one
 * interrupt, by that interrupt's id: a bare answer would answer all that are pending. A run
 * without a checkpoint starts again; the journal returns at once what has been done.
 */
export async function driveGraph(
  graph: PlanGraph,
  runId: string,
  answered: readonly string[],
): Promise<void> {
  // A plan's supersteps are few, however many its steps; the limit is only against a runaway.
  const config = {
    configurable: { thread_id: runId },
    durability: "exit" as const,
    recursionLimit: 100_000,
  };
  const { tasks } = await graph.getState(config);
  const pending = tasks.flatMap(({ interrupts }) => interrupts)[0];
  const input = pending?.id
    ? new Command({ resume: { [pending.id]: answered } })
    : { _advanced: 0 };
  await graph.invoke(input, config);
}
