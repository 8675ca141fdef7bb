/** A host that starts runs at the times of their schedules, until it is closed. */
import type { Logger } from "pino";
import type { EngineHost } from "../engine/engine-host.ts";
import type { Timers } from "../http/sse/frame-stream.ts";
import { SCHEDULED_RUNS, startScheduled } from "./scheduled-runs.ts";

const LOOK_MS = 5_000;

interface Closing extends EngineHost {
  readonly close: () => Promise<void>;
}

export async function withSchedules<Host extends Closing>(
  host: Host,
  { timers, log }: { readonly timers: Timers; readonly log: Logger },
): Promise<Host> {
  const stopWorking = await host.queue.work(SCHEDULED_RUNS, startScheduled(host));
  const stopLooking = timers.every(LOOK_MS, () => {
    host.schedules
      .fireDue()
      .catch((error: unknown) => log.error({ err: error }, "schedules could not be read"));
  });
  return {
    ...host,
    close: async () => {
      stopLooking();
      await stopWorking();
      await host.close();
    },
  };
}
