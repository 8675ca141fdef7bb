/** Plain LangGraph, for the tests that show what it does on its own. */
import { Annotation } from "@langchain/langgraph";
import { openGraph } from "../src/compile/open-graph.ts";

const State = Annotation.Root({
  log: Annotation<string[]>({ reducer: (all, more) => [...all, ...more], default: () => [] }),
  value: Annotation<unknown>,
});

export const thread = { configurable: { thread_id: "t" } };

/** A builder whose nodes need not be known to the types (trap 13). */
export function plainGraph() {
  return openGraph(State);
}

/** A place at which a node stops until the test lets it go on. */
export function stop() {
  const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  return {
    /** For the node: it is here, and waits. */
    async wait() {
      arrived.resolve();
      await released.promise;
    },
    arrived: arrived.promise,
    release: () => released.resolve(),
  };
}

/** Time enough for anything that could start by itself: turns of the event loop, not milliseconds. */
export async function idleTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) {
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}
