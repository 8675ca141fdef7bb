/** Reads calendars again in the background, as long as the server runs. One look at a time. */
import type { Interviewers } from "@bole/talent";
import type { Logger } from "pino";

export interface CalendarRefresher {
  /** Waits for the calendar that is being read. */
  close(): Promise<void>;
}

/** What is due is read: how often that is, the calendars know. */
export function startRefreshing(
  { calendars }: Pick<Interviewers, "calendars">,
  log: Logger,
  everyMs: number,
): CalendarRefresher {
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      const { read, failed } = await calendars.refreshDue();
      if (read + failed > 0) log.info({ read, failed }, "calendars were read again");
    } catch (error) {
      log.error({ err: error }, "calendars could not be read again");
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => {
    running = look();
  }, everyMs);
  timer.unref();
  running = look();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
