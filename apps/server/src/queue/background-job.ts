/**
 * Work that nobody asked for by a request: what is due is in tables of its own, and stays there until it
 * is done. The queue only wakes one process for it, and limits how much is done at once.
 */
import type { WorkDraft, WorkHandler, WorkQueue } from "@bole/engine";
import type { Logger } from "pino";
import type { Timers } from "../http/sse/frame-stream.ts";

export type DueWork = Omit<WorkDraft, "queue">;

export interface BackgroundJob {
  readonly queue: string;
  /** How often it is looked for what is due; undefined where whoever makes it adds it to the queue. */
  readonly everyMs?: number;
  /** What is due now. Each has a key: what waits already is not added again. */
  readonly due?: () => Promise<readonly DueWork[]>;
  readonly handle: WorkHandler;
}

export interface BackgroundParts {
  readonly queue: WorkQueue;
  readonly timers: Timers;
  readonly log: Logger;
}

/** Does these jobs in this process; the result stops it, after what is under way. */
export async function startBackground(
  { queue, timers, log }: BackgroundParts,
  jobs: readonly BackgroundJob[],
): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  for (const job of jobs) {
    stops.push(await queue.work(job.queue, job.handle));
    const { everyMs, due } = job;
    if (everyMs === undefined || due === undefined) continue;
    const look = async () => {
      for (const work of await due()) await queue.add({ ...work, queue: job.queue });
    };
    const tell = (error: unknown) =>
      log.error({ err: error, queue: job.queue }, "due work could not be looked for");
    look().catch(tell);
    const stop = timers.every(everyMs, () => void look().catch(tell));
    stops.push(async () => stop());
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
