import type { RunSummary } from "@bole/server/contract";

/** How long a run has worked. Null while it works: `active_ms` counts only up to its last pause. */
export function workedMs({
  status,
  active_ms,
}: Pick<RunSummary, "status" | "active_ms">): number | null {
  return status === "running" ? null : active_ms;
}
