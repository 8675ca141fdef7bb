import { openRunWriter } from "../../events/open-run-writer.ts";
import type { Gate, RunRecord } from "../../memory/ports/index.ts";
import { spentIn } from "../steps/run-budget.ts";
import type { World } from "../steps/run-context.ts";
import type { RunOver } from "../steps/run-stop.ts";
import { earlyEnd } from "./early-end.ts";

/**
 * Ends a run that is put aside, without taking it up: its plan may be one that cannot be run here
 * any more. The caller holds the run.
 */
export async function endRun(
  world: World,
  run: RunRecord,
  reason: RunOver,
  withdrawn: (gate: Gate) => void,
): Promise<void> {
  const { tenant, run_id } = run;
  const { memory } = world;
  const [records, gates, writer] = await Promise.all([
    memory.journal.read(tenant, run_id),
    memory.gates.ofRun(tenant, run_id),
    openRunWriter(world, run),
  ]);
  for (const gate of gates) {
    if (gate.status !== "pending") continue;
    writer.gateWithdrawn(gate.gate_id, gate.key);
    withdrawn(gate);
  }
  const journal = new Map(records.map((record) => [record.key, record]));
  const { event, ...end } = earlyEnd(run, journal, reason);
  await writer
    .run({ ...end, wake_at: null, waiting_for: null, hold: null, spent: spentIn(records) })
    .event(`run_${end.status}`, null, event)
    .close();
}
