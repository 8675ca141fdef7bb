import { engineErrors } from "../../errors.ts";
import { openRunWriter } from "../../events/open-run-writer.ts";
import type { RunRecord } from "../../memory/ports/index.ts";
import { findRun } from "../find-run.ts";
import type { Driver } from "../live/driver.ts";
import type { PauseRequest, RunRequest } from "../requests.ts";
import { isOver, runOver } from "../run-over.ts";
import type { World } from "../steps/run-context.ts";

/**
 * Pauses a run: what is under way ends, nothing new starts, and the run waits until it is resumed.
 * Durable: a run that another process works on hears of it within seconds. Throws `run-over`,
 * `run-held`.
 */
export async function pauseRun(world: World, driver: Driver, request: PauseRequest): Promise<void> {
  const { tenant, run_id, by, reason = "" } = request;
  const run = await findRun(world.memory, tenant, run_id);
  if (isOver(run)) throw runOver(run);
  if (run.hold?.reason === "operator") return;
  if (run.hold) throw held(run);
  await driver.ask(run, { kind: "pause", by, reason });
  // One that works on its last calls says itself when it has come to rest.
  if (!driver.isLive(run_id)) await driver.settled(run_id);
}

/** Lets a paused run go on. Throws `run-over`, `run-not-held`. */
export async function resumeRun(world: World, driver: Driver, request: RunRequest): Promise<void> {
  const { tenant, run_id, by } = request;
  const run = await findRun(world.memory, tenant, run_id);
  if (isOver(run)) throw runOver(run);
  if (run.hold && run.hold.reason !== "operator") throw notPaused(run);
  if (!run.hold) return driver.ask(run, { kind: "resume", by, reason: "" });
  await driver.change(run, async (now) => {
    if (now.hold?.reason !== "operator") throw notPaused(now);
    const writer = await openRunWriter(world, now);
    await writer
      .run({ status: "running", waiting_for: null, hold: null })
      .event("run_resumed", null, { by })
      .close();
  });
}

const held = ({ run_id, hold }: RunRecord) =>
  engineErrors.error("run-held", `Run "${run_id}" is put aside already: ${hold?.reason}.`);

const notPaused = ({ run_id }: RunRecord) =>
  engineErrors.error("run-not-held", `Run "${run_id}" is not paused.`);
