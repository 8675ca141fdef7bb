/** How a memory refuses a write, in the same words on every backend. */
import { engineErrors } from "../errors.ts";

export function runUnknown(runId: string, cause?: unknown) {
  return engineErrors.error("run-unknown", { detail: `There is no run "${runId}".`, cause });
}

export function commitConflict(runId: string, cause?: unknown) {
  return engineErrors.error("commit-conflict", {
    detail: `A journal key or event number of run "${runId}" is there already; nothing of this commit was kept.`,
    cause,
  });
}

export function idTaken(runId: string, cause?: unknown) {
  const detail = `There is a run with the id "${runId}" already.`;
  return engineErrors.error("run-busy", { detail, data: { run_id: runId }, cause });
}

export function threadTaken(thread: string, holder: string, cause?: unknown) {
  const detail = `The thread "${thread}" belongs to run "${holder}" until it ends.`;
  return engineErrors.error("run-busy", { detail, data: { run_id: holder }, cause });
}
