import { canonicalJson } from "../../contracts/json.ts";
import { openRunWriter } from "../../events/open-run-writer.ts";
import type { RunHold, RunRecord } from "../../memory/ports/index.ts";
import type { World } from "../steps/run-context.ts";
import { causeOf } from "./holds.ts";

/**
 * Puts a run aside until somebody releases it. The caller holds the run.
 * @param seen asks that are answered by it
 */
export async function holdRun(
  world: World,
  run: RunRecord,
  hold: RunHold,
  seen: readonly string[] = [],
): Promise<void> {
  // Whoever looks again and finds the same has nothing to write.
  if (run.hold && canonicalJson(causeOf(run.hold)) === canonicalJson(causeOf(hold))) return;
  const writer = await openRunWriter(world, run);
  for (const gate_id of seen) writer.gateSeen(gate_id);
  await writer
    .run({ status: "waiting", waiting_for: hold.reason, hold, wake_at: null })
    .event("run_waiting", null, { waiting_for: hold.reason, ...causeOf(hold) })
    .close();
}
