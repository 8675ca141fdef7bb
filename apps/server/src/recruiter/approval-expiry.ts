/** Ends approvals that nobody has answered in time, at the start and as long as the server runs. */
import type { Recruiter } from "@bole/recruiter";
import type { Timers } from "../http/sse/frame-stream.ts";

interface Log {
  readonly info: (about: object, message: string) => void;
  readonly error: (about: object, message: string) => void;
}

/** They hold for weeks: nobody notices ten minutes. */
const EVERY_MS = 600_000;

/** Gives a way to stop it, which waits for what is being ended. */
export function startExpiring(
  workflows: Pick<Recruiter["workflows"], "expireOld">,
  log: Log,
  timers: Timers,
): () => Promise<void> {
  const look = async () => {
    try {
      const expired = await workflows.expireOld();
      if (expired > 0) log.info({ expired }, "approvals have expired");
    } catch (error) {
      log.error({ err: error }, "old approvals could not be ended");
    }
  };
  let running = look();
  const stop = timers.every(EVERY_MS, () => {
    running = running.then(look);
  });
  return () => {
    stop();
    return running;
  };
}
