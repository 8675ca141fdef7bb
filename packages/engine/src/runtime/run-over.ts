import type { RunRecord } from "../memory/ports/index.ts";

/** Whether a run has ended, one way or the other. */
export function isOver({ status }: Pick<RunRecord, "status">): boolean {
  return status === "completed" || status === "failed" || status === "cancelled";
}
