import { engineErrors } from "../errors.ts";
import type { RunRecord } from "../memory/ports/index.ts";

/** Whether a run has ended, one way or the other. */
export function isOver({ status }: Pick<RunRecord, "status">): boolean {
  return status === "completed" || status === "failed" || status === "cancelled";
}

/** What is said to who wants something of a run that has ended. */
export function runOver({ run_id, status }: Pick<RunRecord, "run_id" | "status">) {
  return engineErrors.error("run-over", `Run "${run_id}" has ${status}.`);
}
