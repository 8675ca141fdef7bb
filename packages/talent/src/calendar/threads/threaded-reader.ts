/**
 * Reads calendars in threads, one after another: a calendar of ten megabytes takes a second, and
 * nothing else in the process may wait for it. A thread lives for one calendar; one that takes too
 * long or too much is ended.
 */
import { Worker } from "node:worker_threads";
import { BoleError } from "@bole/base";
import { talentErrors } from "../../errors.ts";
import type { CalendarReader } from "../calendar-reader.ts";
import { assertSize, type BusyQuery, type BusyTimes } from "../reading/busy-times.ts";

export type FromCalendarThread =
  | { readonly type: "read"; readonly times: BusyTimes }
  | { readonly type: "refused"; readonly code: string; readonly detail: string };

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

export function createCalendarReader(options: ThreadedReaderOptions = {}): OpenCalendarReader {
  const { timeoutMs = 60_000, memoryMb = 768 } = options;
  const closing = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  return {
    busyTimes(ics, query) {
      assertSize(ics);
      const limits = { timeoutMs, memoryMb, signal: closing.signal };
      const reading = last.then(() => readInThread(ics, query, limits));
      last = reading.catch(() => undefined);
      return reading;
    },
    async close() {
      closing.abort();
      await last;
    },
  };
}

interface Limits extends Required<ThreadedReaderOptions> {
  readonly signal: AbortSignal;
}

async function readInThread(ics: string, query: BusyQuery, limits: Limits): Promise<BusyTimes> {
  const { timeoutMs, memoryMb, signal } = limits;
  if (signal.aborted) throw tooSlow("Reading has ended.");
  const worker = new Worker(new URL("./calendar-thread.ts", import.meta.url), {
    name: "calendar reader",
    // How this process was started is not for its threads: some flags would keep them from starting.
    execArgv: [],
    workerData: { ics, query },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 64 },
  });
  const answer = Promise.withResolvers<BusyTimes>();
  const end = () => answer.reject(tooSlow("Reading has ended."));
  const timer = setTimeout(
    () => answer.reject(tooSlow(`It was not read within ${timeoutMs / 1000} seconds.`)),
    timeoutMs,
  );
  signal.addEventListener("abort", end, { once: true });
  worker.on("message", (message: FromCalendarThread) => {
    if (message.type === "read") answer.resolve(message.times);
    else answer.reject(madeAnew(message.code, message.detail));
  });
  worker.on("error", (error) => answer.reject(faultOf(error, memoryMb)));
  worker.on("exit", end);
  try {
    return await answer.promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
    await worker.terminate();
  }
}

function madeAnew(code: string, detail: string): Error {
  const entry = Object.entries(talentErrors.table).find(([known]) => known === code);
  return entry ? new BoleError(entry[0], entry[1], { detail }) : new Error(detail);
}

function faultOf(error: unknown, memoryMb: number): unknown {
  const isMemory =
    error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
  return isMemory ? tooSlow(`It needs more than ${memoryMb} MB to be read.`) : error;
}

const tooSlow = (detail: string) => talentErrors.error("calendar-too-slow", detail);
