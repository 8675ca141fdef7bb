import { isBoleError } from "@bole/base";
import { isBrokenCircuitError } from "cockatiel";
import { RunStopped } from "./run-stop.ts";

/** Errors that another try cannot mend, and that say nothing about the agent's health. */
const NOT_THE_AGENT: ReadonlySet<string> = new Set([
  "budget-exceeded",
  "round-exceeded",
  "agent-input-invalid",
  "step-crashed",
  "step-refused",
  "effects-unavailable",
  // Of a text that somebody wrote: the next one may be another.
  "text-too-slow",
  "text-busy",
]);

/** Whether an error is worth another try, and counts against the agent. */
export function isAgentsFault(error: unknown): boolean {
  if (error instanceof RunStopped || isBrokenCircuitError(error)) return false;
  if (!isBoleError(error)) return true;
  // A graph is no more at fault than its node is.
  const { code, data } = error;
  return !NOT_THE_AGENT.has(code === "inner-plan-failed" ? String(data.code) : code);
}
