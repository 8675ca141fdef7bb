import { Command } from "@langchain/langgraph";
import type { stateGraphOf } from "../../compile/state-graph.ts";

export type PlanGraph = ReturnType<typeof stateGraphOf>;

export interface GraphDrive {
  readonly run_id: string;
  /** LangGraph's thread: the run's id, or that and the number of its plan. */
  readonly thread: string;
  /** Steps whose gates were answered. */
  readonly answered: readonly string[];
}

/**
 * Lets LangGraph run a graph until it is over or waits. A run that waited is resumed at its one
 * interrupt, by that interrupt's id: a bare answer would answer all that are pending. A run
 * without a checkpoint starts again; the journal returns at once what has been done.
 */
export async function driveGraph(
  graph: PlanGraph,
  { run_id, thread, answered }: GraphDrive,
): Promise<void> {
  // A plan's supersteps are few, however many its steps; the limit is only against a runaway.
  const config = {
    configurable: { thread_id: thread, run_id },
    durability: "exit" as const,
    recursionLimit: 100_000,
  };
  const pending = await pendingInterrupt(graph, config);
  const input = pending ? new Command({ resume: { [pending]: answered } }) : { _advanced: 0 };
  await graph.invoke(input, config);
}

/** The id of what a run waited at. Of a run that begins nothing is stored, and LangGraph is not asked. */
async function pendingInterrupt(
  graph: PlanGraph,
  config: { readonly configurable: { readonly thread_id: string; readonly run_id: string } },
): Promise<string | undefined> {
  const saver = graph.checkpointer;
  if (typeof saver === "object" && !(await saver.getTuple(config))) return undefined;
  const { tasks } = await graph.getState(config);
  return tasks.flatMap(({ interrupts }) => interrupts)[0]?.id;
}
