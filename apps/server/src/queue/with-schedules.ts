/** A host that does what is due: runs at the times of their schedules, and all that is done in the background. */
import type { Logger } from "pino";
import type { EngineHost } from "../engine/engine-host.ts";
import type { Timers } from "../http/sse/frame-stream.ts";
import { startBackground } from "./background-job.ts";
import { backgroundJobs } from "./background-jobs.ts";
import { SCHEDULED_RUNS, startScheduled } from "./scheduled-runs.ts";

const LOOK_MS = 5_000;

interface Closing extends EngineHost {
  readonly close: () => Promise<void>;
}

export async function withSchedules<Host extends Closing>(
  host: Host,
  { timers, log }: { readonly timers: Timers; readonly log: Logger },
): Promise<Host> {
  const stopRuns = await host.queue.work(SCHEDULED_RUNS, startScheduled(host));
  const stopJobs = await startBackground({ queue: host.queue, timers, log }, backgroundJobs(host));
  const stopLooking = timers.every(LOOK_MS, () => {
    host.schedules
      .fireDue()
      .catch((error: unknown) => log.error({ err: error }, "schedules could not be read"));
  });
  return {
    ...host,
    close: async () => {
      stopLooking();
      await Promise.all([stopRuns(), stopJobs()]);
      await host.close();
    },
  };
}
