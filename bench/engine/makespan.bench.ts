import {
  createEngine,
  createRegistry,
  defineAgent,
  engineMigrations,
  openSqlMemory,
} from "@bole/engine";
import { openStore } from "@bole/store";
import { Annotation, START, StateGraph } from "@langchain/langgraph";
import { z } from "zod";
import type { Report } from "../table.ts";

interface Task {
  readonly id: string;
  readonly ms: number;
  readonly after: readonly string[];
}

/** Random but the same each time: an unbalanced graph of tasks that take 5 to 500 ms. */
function tasksOf(seed: number, count: number): Task[] {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: count }, (_, i) => {
    const after = new Set<string>();
    for (let k = 0; k < 2 && i > 0; k++) {
      if (next() < 0.7) after.add(`t${Math.floor(next() * i)}`);
    }
    return { id: `t${i}`, ms: Math.round(5 + next() ** 3 * 495), after: [...after] };
  });
}

/** The longest way through the graph: nothing can be faster. */
function criticalPath(tasks: readonly Task[]): number {
  const ends = new Map<string, number>();
  for (const { id, ms, after } of tasks) {
    ends.set(id, ms + Math.max(0, ...after.map((before) => ends.get(before) ?? 0)));
  }
  return Math.max(...ends.values());
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function bole(tasks: readonly Task[]): Promise<number> {
  const agent = defineAgent({
    name: "task",
    description: "Takes its time.",
    kind: "retrieval",
    input: z.object({ ms: z.number() }),
    output: z.object({}),
    run: async ({ ms }) => {
      await pause(ms);
      return {};
    },
  });
  const store = await openStore({ file: ":memory:", migrations: [engineMigrations] });
  const engine = createEngine({ memory: openSqlMemory(store), registry: createRegistry([agent]) });
  const steps = tasks.map(({ id, ms, after }) => ({
    id,
    action: "task",
    args: { ms },
    depends_on: [...after],
  }));
  const started = performance.now();
  const { run_id } = await engine.start({ tenant: "bench", plan: { steps } });
  await engine.settled("bench", run_id);
  const took = performance.now() - started;
  await engine.close();
  await store.close();
  return took;
}

const State = Annotation.Root({
  done: Annotation<string[]>({ reducer: (a, b) => a.concat(b), default: () => [] }),
});

async function langGraph(tasks: readonly Task[]): Promise<number> {
  const graph = new StateGraph(State) as unknown as StateGraph<
    typeof State.spec,
    typeof State.State,
    typeof State.Update,
    string
  >;
  for (const { id, ms } of tasks) {
    graph.addNode(id, async () => {
      await pause(ms);
      return { done: [id] };
    });
  }
  for (const { id, after } of tasks) {
    const [first = START] = after;
    graph.addEdge(after.length > 1 ? [...after] : first, id);
  }
  const started = performance.now();
  await graph.compile().invoke({}, { recursionLimit: 1_000 });
  return performance.now() - started;
}

/** How long an unbalanced plan takes, against the longest way through it. */
export async function report(): Promise<Report> {
  // Whoever goes first pays for loading and compiling code; that is not what is measured here.
  const small = tasksOf(1, 5);
  await bole(small);
  await langGraph(small);
  const rows: string[][] = [];
  for (const [seed, count] of [
    [7, 20],
    [11, 40],
    [13, 80],
    [17, 160],
  ] as const) {
    const tasks = tasksOf(seed, count);
    const best = criticalPath(tasks);
    const ratio = (took: number) => `${Math.round(took)} ms (× ${(took / best).toFixed(2)})`;
    rows.push([
      `${count} steps`,
      `${best} ms`,
      ratio(await bole(tasks)),
      ratio(await langGraph(tasks)),
    ]);
  }
  return {
    title: "How long an unbalanced plan takes",
    about:
      "Wall time of random graphs of agents that take 5 to 500 ms; in brackets, against the critical path, which nothing can beat. LangGraph moves in supersteps: a fast branch waits for a slow one.",
    head: ["plan", "critical path", "Bole", "LangGraph"],
    rows,
  };
}
