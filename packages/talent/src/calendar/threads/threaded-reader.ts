/**
 * Reads calendars in a thread, one after another: a calendar of ten megabytes takes a second, and
 * nothing else in the process may wait for it. One that takes too long or too much is ended.
 */
import { openThreads, type ThreadFaults, threadJob } from "@bole/base/threads";
import { talentErrors } from "../../errors.ts";
import type { CalendarReader } from "../calendar-reader.ts";
import { assertSize, type busyTimes } from "../reading/busy-times.ts";

export interface ThreadedReaderOptions {
  /** Milliseconds that a calendar may take. @default 60000 */
  readonly timeoutMs?: number;
  /** Megabytes of memory that a calendar may take. @default 768 */
  readonly memoryMb?: number;
}

export interface OpenCalendarReader extends CalendarReader {
  /** Ends the thread that reads. What waits is refused. */
  close(): Promise<void>;
}

const busyTimesJob = threadJob<typeof busyTimes>(
  new URL("../reading/busy-times.ts", import.meta.url),
  "busyTimes",
);

const tooSlow = (detail: string) => talentErrors.error("calendar-too-slow", detail);
const FAULTS: ThreadFaults = { tooSlow, tooHeavy: tooSlow, busy: tooSlow };

export function createCalendarReader(options: ThreadedReaderOptions = {}): OpenCalendarReader {
  const threads = openThreads({
    ...{ name: "calendar reader", threads: 1, timeoutMs: 60_000, memoryMb: 768, faults: FAULTS },
    // What a large calendar took is given back soon.
    idleMs: 5_000,
    ...options,
  });
  return {
    async busyTimes(ics, query) {
      assertSize(ics);
      return threads.run(busyTimesJob, [ics, query], { subject: "The calendar" });
    },
    close: () => threads.close(),
  };
}
