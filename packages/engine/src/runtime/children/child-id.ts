import { createHash } from "node:crypto";

/** What a run that has ended is posted as, for the one that waits for it. */
export const RUN_ENDED = "run-ended";

/** The same place in the same run starts the same child, however often it comes there. */
export function childId(runId: string, key: string): string {
  const digest = createHash("sha256").update(`${runId}\n${key}`).digest("hex");
  return `run_${digest.slice(0, 32)}`;
}
