import { findRun } from "./find-run.ts";
import type { Driver } from "./live/driver.ts";
import { isOver, runOver } from "./run-over.ts";
import type { World } from "./steps/run-context.ts";

/** Ends a run for good, or asks the process that holds it to. Throws `run-over`. */
export async function cancelRun(
  { memory }: World,
  driver: Driver,
  { tenant, run_id, by }: { readonly tenant: string; readonly run_id: string; readonly by: string },
): Promise<void> {
  const before = await findRun(memory, tenant, run_id);
  if (isOver(before)) throw runOver(before);
  const isCancelled = async () => {
    const run = await findRun(memory, tenant, run_id);
    if (isOver(run) && run.status !== "cancelled") throw runOver(run);
    return run.status === "cancelled";
  };
  await driver.end(before, { kind: "cancelled", by });
  if (await isCancelled()) return;
  // Another process holds it: it is told, and ends the run when it hears of it.
  await driver.ask(before, { kind: "cancel", by, reason: "" });
  await driver.settled(run_id);
  await isCancelled();
}
