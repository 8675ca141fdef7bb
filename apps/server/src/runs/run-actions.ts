import { isBoleError } from "@bole/base";
import type { Engine } from "@bole/engine";
import type { RunAction, RunActionResult } from "../http/contract/run-actions.ts";

interface Asked {
  readonly tenant: string;
  readonly run_id: string;
  readonly by: string;
  /** Shown with a pause. */
  readonly reason?: string;
  /** For `retry` and `skip`. */
  readonly step?: string;
}

/** Does with one run what a person wants of it. */
export async function actOnRun(engine: Engine, action: RunAction, asked: Asked): Promise<void> {
  const { tenant, run_id, by } = asked;
  switch (action) {
    case "pause":
      return engine.pause(asked);
    case "resume":
      return engine.resume(asked);
    case "retry":
      return engine.retry(asked);
    case "skip":
      return engine.skip(asked);
    case "cancel":
      return engine.cancel(tenant, run_id, by);
    case "continue":
    case "stay":
      return engine.decideVersion({ tenant, run_id, by, decision: action });
  }
}

/** The same with several: one that refuses does not keep the others from it. */
export async function actOnRuns(
  engine: Engine,
  action: RunAction,
  runs: readonly string[],
  asked: Omit<Asked, "run_id">,
): Promise<RunActionResult[]> {
  const results: RunActionResult[] = [];
  for (const run_id of runs) {
    try {
      await actOnRun(engine, action, { ...asked, run_id });
      results.push({ run_id, done: true, code: null, message: null });
    } catch (error) {
      if (!isBoleError(error)) throw error;
      results.push({ run_id, done: false, code: error.code, message: error.message });
    }
  }
  return results;
}
