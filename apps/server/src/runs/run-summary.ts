import type { RunRecord } from "@bole/engine";
import type { RunSummary } from "../http/contract/runs.ts";

/** A run as a line of a list: what its record alone tells. */
export function summaryOf(run: RunRecord): RunSummary {
  const { run_id, status, title, thread, forked_from, error, active_ms, spent } = run;
  const { created_at, updated_at, planning, waiting_for, hold, tags, parent } = run;
  return {
    run_id,
    status,
    waiting_for,
    hold,
    title,
    tags,
    planned: planning !== null,
    thread,
    forked_from,
    parent: parent && { run_id: parent.run_id, key: parent.key },
    error,
    active_ms,
    spent,
    created_at,
    updated_at,
  };
}
