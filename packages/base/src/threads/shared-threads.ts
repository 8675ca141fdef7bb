/**
 * One pool for everybody in a process: its threads take seconds to load. It is opened by the first
 * and ends when the last one who opened it has closed it.
 */
import { type ThreadFaults, textFaults } from "./faults.ts";
import type { OpenThreads, RunOptions } from "./threads.ts";

/** @returns what opens it: a handle for each, of which none can end the work of another */
export function sharedThreads(
  open: () => OpenThreads,
  faults: ThreadFaults = textFaults,
): () => OpenThreads {
  let pool: OpenThreads | undefined;
  let users = 0;
  return () => {
    pool ??= open();
    const threads = pool;
    users += 1;
    const closed = new AbortController();
    const until = (options: RunOptions = {}): RunOptions => {
      const signals = [closed.signal, ...(options.signal ? [options.signal] : [])];
      return { ...options, signal: AbortSignal.any(signals) };
    };
    return {
      run: (job, args, options) => threads.run(job, args, until(options)),
      runWith: (host, job, args, options) => threads.runWith(host, job, args, until(options)),
      warm: () => threads.warm(),
      async close() {
        if (closed.signal.aborted) return;
        closed.abort(faults.busy("It was not read: reading has ended."));
        users -= 1;
        if (users > 0) return;
        pool = undefined;
        await threads.close();
      },
    };
  };
}
