import { isBoleError } from "@bole/base";
import { isBrokenCircuitError, isTaskCancelledError } from "cockatiel";
import { engineErrors } from "../../errors.ts";
import type { StepFailure } from "../../memory/ports/index.ts";
import { FailedCall } from "./call.ts";
import type { RunContext } from "./run-context.ts";
import { RunStopped } from "./run-stop.ts";

/** An error as data: what a failed step leaves in the journal. */
function failureOf(error: unknown): StepFailure {
  if (isBoleError(error)) return { code: error.code, message: error.message };
  const message = error instanceof Error ? error.message : String(error ?? "");
  return { code: "agent-failed", message: message || "The agent failed without a message." };
}

/** What went wrong in a strand, as data. Where it concerns the whole run, the run is stopped. */
export function strandFailure(run: RunContext, error: unknown): StepFailure {
  if (error instanceof RunStopped) throw error;
  run.stop.throwIfStopped();
  const failure = failureOf(error instanceof FailedCall ? error.cause : error);
  if (failure.code !== "budget-exceeded") return failure;
  run.writer.event("budget_exceeded", null, { message: failure.message });
  run.stop.stop({ kind: "failed", failure });
  throw new RunStopped("failed");
}

/** Says in our own words what the resilience library reports in its. */
export function translate(error: unknown, agent: string, timeoutMs: number | undefined): unknown {
  if (isTaskCancelledError(error)) {
    return engineErrors.error(
      "agent-timeout",
      `Agent "${agent}" did not answer within ${timeoutMs} ms and was aborted.`,
    );
  }
  if (isBrokenCircuitError(error)) {
    return engineErrors.error(
      "agent-unavailable",
      `Agent "${agent}" failed several times in a row and is left alone for a while.`,
    );
  }
  return error;
}
