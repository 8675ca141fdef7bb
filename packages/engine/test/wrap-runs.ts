import type { Memory, RunsPort } from "../src/index.ts";

/** The same memory with some of what it does with runs done otherwise. */
export function wrapRuns(memory: Memory, change: (runs: RunsPort) => Partial<RunsPort>): Memory {
  const changed = change(memory.runs);
  const runs = new Proxy(memory.runs, {
    get(target, name) {
      const found: unknown = Reflect.get(changed, name) ?? Reflect.get(target, name);
      return typeof found === "function" ? found.bind(target) : found;
    },
  });
  return { ...memory, runs };
}
