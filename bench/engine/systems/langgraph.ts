import path from "node:path";
import { engineMigrations, openSqlMemory } from "@bole/engine";
import { openStore } from "@bole/store";
import { Annotation, END, START, StateGraph } from "@langchain/langgraph";
import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import { sqliteSize } from "./sqlite-size.ts";
import { dependencies, nextResult, type Shape, type System } from "./system.ts";

const State = Annotation.Root({
  results: Annotation<Record<string, string>>({
    reducer: (left, right) => ({ ...left, ...right }),
    default: () => ({}),
  }),
});

function graphOf(shape: Shape, steps: number, checkpointer?: BaseCheckpointSaver) {
  const graph = new StateGraph(State) as unknown as StateGraph<
    typeof State.spec,
    typeof State.State,
    typeof State.Update,
    string
  >;
  const plan = dependencies(shape, steps);
  for (const [id] of plan) graph.addNode(id, () => ({ results: { [id]: nextResult() } }));
  for (const [id, before] of plan) {
    if (before.length === 0) graph.addEdge(START, id);
    else graph.addEdge(before.length === 1 ? (before[0] ?? START) : before, id);
  }
  graph.addEdge(`s${steps - 1}`, END);
  return graph.compile(checkpointer ? { checkpointer } : {});
}

export async function openLangGraph(): Promise<System> {
  return {
    name: "LangGraph, nothing kept",
    async run(shape, steps) {
      await graphOf(shape, steps).invoke({}, { recursionLimit: steps + 10 });
    },
    bytes: () => null,
    close: async () => undefined,
  };
}

/**
 * LangGraph that keeps a checkpoint at each superstep. The saver is ours, which keeps a channel's
 * value once per version: the official SQLite saver does not survive on this Node.
 */
export async function openLangGraphSqlite(folder: string): Promise<System> {
  const file = path.join(folder, "langgraph.db");
  const store = await openStore({ file, migrations: [engineMigrations] });
  const { checkpointer } = openSqlMemory(store);
  let runs = 0;
  return {
    name: "LangGraph, SQLite checkpoints",
    async run(shape, steps) {
      const configurable = { thread_id: `t${runs++}` };
      const config = { configurable, recursionLimit: steps + 10, durability: "sync" as const };
      await graphOf(shape, steps, checkpointer).invoke({}, config);
    },
    bytes: () => sqliteSize(file),
    close: () => store.close(),
  };
}
