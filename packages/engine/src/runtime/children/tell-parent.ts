import type { RunRecord } from "../../memory/ports/index.ts";
import type { SignalDesk } from "../live/signal-desk.ts";
import { isOver } from "../run-over.ts";
import type { World } from "../steps/run-context.ts";
import { RUN_ENDED } from "./child-id.ts";

/** Lets the run go on that waits for this one. If that fails, the other looks by itself later. */
export async function tellParent(
  { memory, clock, ids, logger }: World,
  signals: SignalDesk,
  { tenant, run_id, parent }: RunRecord,
): Promise<void> {
  if (!parent) return;
  try {
    const run = await memory.runs.get(tenant, run_id);
    if (!run || !isOver(run)) return;
    const at = new Date(clock.now()).toISOString();
    const data = { run_id, status: run.status };
    await signals.post({ signal_id: ids.next("signal"), tenant, event: RUN_ENDED, data, at });
  } catch (error) {
    logger.error("The end of a run could not be told to its parent", { run_id, error });
  }
}
