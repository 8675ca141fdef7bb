import { createHash } from "node:crypto";
import type { Gate } from "../../memory/ports/index.ts";

/** What a run that has ended is posted as, for the one that waits for it. */
export const RUN_ENDED = "run-ended";

/** The same place in the same run starts the same child, however often it comes there. */
export function childId(runId: string, key: string): string {
  const digest = createHash("sha256").update(`${runId}\n${key}`).digest("hex");
  return `run_${digest.slice(0, 32)}`;
}

/** The run that a gate waits for; null where it waits for something else. */
export function awaitedChild({ event, match }: Pick<Gate, "event" | "match">): string | null {
  if (event !== RUN_ENDED || typeof match !== "object" || match === null) return null;
  return "run_id" in match && typeof match.run_id === "string" ? match.run_id : null;
}
