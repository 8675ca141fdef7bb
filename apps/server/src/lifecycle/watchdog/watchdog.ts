/**
 * Notices when the event loop stands still. Up to a few seconds it is a line of the log, written when
 * the loop goes on, with the requests that were being answered. A loop that does not go on at all hears
 * no signal either, and nobody could end the process in order: then a thread ends it, so that SIGTERM
 * has an end in any case and whoever supervises the process can start it again. The journal is the
 * truth: unfinished runs go on at the next start.
 */
import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import type { RequestsInFlight } from "./requests-in-flight.ts";

export interface WatchdogOptions {
  readonly log: Pick<Logger, "warn">;
  readonly requests: RequestsInFlight;
  /** Milliseconds after which a loop that stands still is given up; 0 for never. */
  readonly stallMs: number;
  readonly monotonic: () => number;
}

/** Shared with the thread, as long as it runs. */
export interface WatchdogData {
  /** One number, which grows as long as the loop turns. */
  readonly beats: Int32Array;
  readonly stallMs: number;
}

const BEAT_MS = 50;
/** What is worth a line. */
export const STANDS_STILL_MS = 200;

/** @returns what ends it */
export function startWatchdog(options: WatchdogOptions): () => Promise<void> {
  const { log, requests, stallMs, monotonic } = options;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  let last = monotonic();
  const timer = setInterval(() => {
    const now = monotonic();
    const ms = Math.round(now - last - BEAT_MS);
    last = now;
    Atomics.add(beats, 0, 1);
    if (ms >= STANDS_STILL_MS)
      log.warn({ ms, routes: requests.routes() }, "the event loop stood still");
  }, BEAT_MS);
  timer.unref();
  const thread = stallMs > 0 ? watchFrom({ beats, stallMs }, requests) : undefined;
  return async () => {
    clearInterval(timer);
    // A process that ends with the thread must not end before it.
    thread?.ref();
    await thread?.terminate();
  };
}

function watchFrom(workerData: WatchdogData, requests: RequestsInFlight): Worker {
  const thread = new Worker(new URL("./watchdog-thread.ts", import.meta.url), {
    name: "watchdog",
    execArgv: [],
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  thread.unref();
  requests.onChange((routes) => thread.postMessage(routes));
  return thread;
}
