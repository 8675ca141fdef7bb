import type { Clock } from "../contracts/execution-ctx.ts";
import type { Memory, RunRecord } from "../memory/ports/index.ts";
import { RunWriter } from "./run-writer.ts";

/** A writer for a run that is put aside. Whoever opens one holds the run. */
export async function openRunWriter(
  { memory, clock }: { readonly memory: Memory; readonly clock: Clock },
  { tenant, run_id }: Pick<RunRecord, "tenant" | "run_id">,
): Promise<RunWriter> {
  return new RunWriter({
    commit: (commit) => memory.runs.commit(tenant, run_id, commit),
    clock,
    onLost: () => undefined,
    lastSeq: await memory.events.lastSeq(tenant, run_id),
  });
}
