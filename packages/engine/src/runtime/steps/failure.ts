import { isBoleError } from "@bole/base";
import { isBrokenCircuitError, isTaskCancelledError } from "cockatiel";
import { engineErrors } from "../../errors.ts";
import type { StepFailure } from "../../memory/ports/index.ts";
import { FailedCall } from "./call.ts";
import type { RunContext } from "./run-context.ts";
import { RunStopped } from "./run-stop.ts";
import { cancelled, failed, type StepEnd } from "./step-end.ts";

/** An error as data: what a failed step leaves in the journal. */
function failureOf(error: unknown): StepFailure {
  if (isBoleError(error)) return { code: error.code, message: error.message };
  return { code: "agent-failed", message: wordsOf(error) || "The agent failed without a message." };
}

/** Anything can be thrown, also what has no words: then a text cannot even be asked for. */
function wordsOf(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? thrown.message : (thrown ?? ""));
  } catch {
    return "";
  }
}

/**
 * How a strand ends in which something went wrong. Where that concerns the whole run, the run is
 * stopped; where the part of the run around it was, the strand is cut off.
 */
export function strandEnd(run: RunContext, error: unknown): StepEnd {
  const failure = failureOf(error instanceof FailedCall ? error.cause : error);
  if (failure.code === "round-exceeded") giveUp(run, failure);
  const { reason } = run.stop;
  if (reason?.kind === "part") return cancelled(reason.why);
  if (error instanceof RunStopped) throw error;
  run.stop.throwIfStopped();
  if (failure.code !== "budget-exceeded") return failed(failure);
  run.writer.event("budget_exceeded", null, { message: failure.message });
  run.stop.stop({ kind: "failed", failure });
  throw new RunStopped("failed");
}

function giveUp({ round, stop, writer }: RunContext, { message }: StepFailure): void {
  if (!round || stop.reason) return;
  writer.event("budget_exceeded", null, { message });
  round.giveUp("budget_exceeded", message);
}

export function timedOut(agent: string, timeoutMs: number) {
  return engineErrors.error(
    "agent-timeout",
    `Agent "${agent}" did not answer within ${timeoutMs} ms and was aborted.`,
  );
}

/** Says in our own words what the resilience library reports in its. */
export function translate(error: unknown, agent: string, timeoutMs: number | undefined): unknown {
  if (isTaskCancelledError(error) && timeoutMs !== undefined) return timedOut(agent, timeoutMs);
  if (isBrokenCircuitError(error)) {
    return engineErrors.error(
      "agent-unavailable",
      `Agent "${agent}" failed several times in a row and is left alone for a while.`,
    );
  }
  return error;
}
