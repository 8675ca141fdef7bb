import { engineErrors } from "../errors.ts";
import { findRun } from "./find-run.ts";
import type { Driver } from "./live/driver.ts";
import type { ReplanRequest } from "./requests.ts";
import { isOver, runOver } from "./run-over.ts";
import type { World } from "./steps/run-context.ts";

/** Says that the world is not what a run's plan was made for. Durable: it may wait, or be elsewhere. */
export async function replanRun(
  { memory }: World,
  driver: Driver,
  { tenant, run_id, reason, by }: ReplanRequest,
): Promise<void> {
  const run = await findRun(memory, tenant, run_id);
  if (isOver(run)) throw runOver(run);
  if (!run.planning) {
    throw engineErrors.error("run-not-planned", `Run "${run_id}" was started with a plan alone.`);
  }
  await driver.ask(run, { kind: "replan", by, reason });
}
