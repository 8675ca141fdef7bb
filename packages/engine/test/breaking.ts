import type { Memory } from "../src/index.ts";
import { wrapRuns } from "./wrap-runs.ts";

/** A memory that takes so many commits and then none, as if its process had died there. */
export function breaking(commits: number) {
  const broken = Promise.withResolvers<void>();
  let left = commits;
  const wrap = (memory: Memory) =>
    wrapRuns(memory, (runs) => ({
      commit: async (...args) => {
        if (left === 0) {
          broken.resolve();
          throw new Error("The process has died.");
        }
        left -= 1;
        await runs.commit(...args);
      },
    }));
  return {
    wrap,
    /** Resolves when it has broken. */
    broken: broken.promise,
    /** How many commits it could still have taken. */
    left: () => left,
  };
}
