/** Ends approvals that nobody has answered in time, at the start and as long as the server runs. */
import type { Recruiter } from "@bole/recruiter";
import type { Logger } from "pino";
import type { Timers } from "../http/sse/frame-stream.ts";

/** They hold for weeks: nobody notices ten minutes. */
const EVERY_MS = 600_000;

/** Gives a way to stop it. */
export function startExpiring(
  workflows: Pick<Recruiter["workflows"], "expireOld">,
  log: Pick<Logger, "info" | "error">,
  timers: Timers,
): () => void {
  const look = async () => {
    try {
      const expired = await workflows.expireOld();
      if (expired > 0) log.info({ expired }, "approvals have expired");
    } catch (error) {
      log.error({ err: error }, "old approvals could not be ended");
    }
  };
  void look();
  return timers.every(EVERY_MS, () => void look());
}
