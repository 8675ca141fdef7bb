import { pinsOf } from "../../compile/pins.ts";
import { engineErrors } from "../../errors.ts";
import { openRunWriter } from "../../events/open-run-writer.ts";
import type { RunHold, RunRecord } from "../../memory/ports/index.ts";
import { findRun } from "../find-run.ts";
import type { Driver } from "../live/driver.ts";
import type { VersionRequest } from "../requests.ts";
import { isOver, runOver } from "../run-over.ts";
import type { World } from "../steps/run-context.ts";
import { refuseMisfits } from "./misfits.ts";
import { restartsOf } from "./restarts.ts";

/**
 * Decides what becomes of a run that waits for a version: it goes on with what is loaded, or stays
 * until its own version is loaded again. Throws `run-over`, `run-not-held`, `plan-invalid` where the
 * plan does not hold with what is loaded, and `version-misfit` where its results do not.
 */
export async function decideVersion(
  world: World,
  driver: Driver,
  request: VersionRequest,
): Promise<void> {
  const before = await findRun(world.memory, request.tenant, request.run_id);
  versionHoldOf(before);
  await driver.change(before, (run) =>
    request.decision === "stay"
      ? stay(world, run, request.by)
      : goOn(world, driver, run, request.by),
  );
}

async function stay(world: World, run: RunRecord, by: string): Promise<void> {
  const hold = versionHoldOf(run);
  const writer = await openRunWriter(world, run);
  await writer
    .run({ hold: { ...hold, stays_by: by } })
    .event("version_decided", null, { decision: "stay", by, changes: hold.changes })
    .close();
}

async function goOn(world: World, driver: Driver, run: RunRecord, by: string): Promise<void> {
  const { changes } = versionHoldOf(run);
  const { plan: compiled } = driver.plans.read(run.plan);
  const { memory } = world;
  const [records, gates, writer] = await Promise.all([
    memory.journal.read(run.tenant, run.run_id),
    memory.gates.ofRun(run.tenant, run.run_id),
    openRunWriter(world, run),
  ]);
  const journal = new Map(records.map((record) => [record.key, record]));
  refuseMisfits(run, compiled, journal);
  const { revisions, isRestarted } = restartsOf(run, compiled, journal);
  for (const { gate_id, key, status, seen } of gates) {
    if (!isRestarted(key)) continue;
    if (status === "pending") writer.gateWithdrawn(gate_id, key);
    else if (!seen) writer.gateSeen(gate_id);
  }
  await writer
    .run({
      plan_hash: compiled.hash,
      pins: pinsOf(compiled),
      revisions,
      status: "running",
      waiting_for: null,
      hold: null,
    })
    .event("version_decided", null, { decision: "continue", by, changes })
    .close();
}

function versionHoldOf(run: RunRecord): Extract<RunHold, { reason: "version" }> {
  if (isOver(run)) throw runOver(run);
  if (run.hold?.reason === "version") return run.hold;
  const detail = `Run "${run.run_id}" does not wait for a version.`;
  throw engineErrors.error("run-not-held", detail);
}
