import type { Gate, WaitingFor } from "../memory/ports/index.ts";

/** What somebody who looks at a run that waits for its gates should know first. */
export function waitingForGates(gates: readonly Gate[]): WaitingFor | null {
  if (gates.length === 0) return null;
  if (gates.some(({ phase }) => phase !== "wait")) return "people";
  return gates.some(({ event }) => event !== null) ? "event" : "time";
}
