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
]);

/** Whether an error is worth another try, and counts against the agent. */
export function isAgentsFault(error: unknown): boolean {
  if (error instanceof RunStopped || isBrokenCircuitError(error)) return false;
  return !(isBoleError(error) && NOT_THE_AGENT.has(error.code));
}
