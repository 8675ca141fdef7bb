import { openRunWriter } from "../../events/open-run-writer.ts";
import type { RunRecord } from "../../memory/ports/index.ts";
import { spentIn } from "../steps/run-budget.ts";
import type { World } from "../steps/run-context.ts";
import type { RunOver } from "../steps/run-stop.ts";
import { earlyEnd } from "./early-end.ts";

/**
 * Ends a run that is put aside, without taking it up: its plan may be one that cannot be run here
 * any more. The caller holds the run.
 */
export async function endRun(world: World, run: RunRecord, reason: RunOver): Promise<void> {
  const { tenant, run_id } = run;
  const { memory } = world;
  const [records, gates, writer] = await Promise.all([
    memory.journal.read(tenant, run_id),
    memory.gates.ofRun(tenant, run_id),
    openRunWriter(world, run),
  ]);
  for (const { gate_id, key, status } of gates) {
    if (status === "pending") writer.gateWithdrawn(gate_id, key);
  }
  const journal = new Map(records.map((record) => [record.key, record]));
  const { event, ...end } = earlyEnd(run, journal, reason);
  await writer
    .run({ ...end, wake_at: null, waiting_for: null, hold: null, spent: spentIn(records) })
    .event(`run_${end.status}`, null, event)
    .close();
}
