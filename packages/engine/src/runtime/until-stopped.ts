import { findRun } from "./find-run.ts";
import { followEvents } from "./follow-events.ts";
import type { World } from "./steps/run-context.ts";

/** Resolves when a run that waits in a queue, or runs in another process, does not run any more. */
export async function untilStopped(
  world: World,
  tenant: string,
  runId: string,
  closing: AbortSignal,
): Promise<void> {
  const isRunning = async () => (await findRun(world.memory, tenant, runId)).status === "running";
  if (!(await isRunning())) return;
  const last = await world.memory.events.lastSeq(tenant, runId);
  for await (const { type } of followEvents(world, tenant, runId, last, closing)) {
    if (type === "run_waiting" && !(await isRunning())) return;
  }
}
