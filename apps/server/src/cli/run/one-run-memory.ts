/**
 * A memory in which only one run can be taken up. The data folder may hold runs of other agents,
 * which are not loaded here: this process must leave them alone.
 */
import type { Memory } from "@bole/engine";

export function onlyRun(memory: Memory, tenant: string, runId: string): Memory {
  const { runs, gates } = memory;
  const isIt = ({ run_id }: { readonly run_id: string }) => run_id === runId;
  return {
    ...memory,
    runs: {
      create: (run, commit) => runs.create(run, commit),
      get: (...args) => runs.get(...args),
      list: (...args) => runs.list(...args),
      commit: (...args) => runs.commit(...args),
      claim: (...args) => runs.claim(...args),
      release: (...args) => runs.release(...args),
      releaseAll: () => runs.releaseAll(),
      answer: (...args) => runs.answer(...args),
      due: async (now) => (await runs.due(now)).filter(isIt),
      heldFor: async (reason) => (await runs.heldFor(reason)).filter(isIt),
      nextWake: async () => (await runs.get(tenant, runId))?.wake_at ?? null,
    },
    gates: {
      get: (...args) => gates.get(...args),
      ofRun: (...args) => gates.ofRun(...args),
      pending: (...args) => gates.pending(...args),
      due: async (now) => (await gates.due(now)).filter(isIt),
    },
  };
}
