import type { Memory, RunRecord } from "../memory/ports/index.ts";
import { runUnknown } from "../memory/refusals.ts";

/** Throws `run-unknown`. */
export async function findRun(
  { runs }: Pick<Memory, "runs">,
  tenant: string,
  runId: string,
): Promise<RunRecord> {
  const run = await runs.get(tenant, runId);
  if (!run) throw runUnknown(runId);
  return run;
}
