import type { RunEvent } from "../memory/ports/index.ts";
import { findRun } from "./find-run.ts";
import { isOver } from "./run-over.ts";
import type { World } from "./steps/run-context.ts";

/** How often a reader looks by itself: another process may be the one that writes. */
const POLL_MS = 1_000;
/** Events that are read at a time. */
const PAGE = 1_000;

const LAST: ReadonlySet<RunEvent["type"]> = new Set([
  "run_completed",
  "run_failed",
  "run_cancelled",
]);

/**
 * A run's events in order, each once: first those that are stored, then as they come. It ends with
 * the run, when its reader leaves (`return()`, also while nothing happens), and when `closing` does.
 */
export function followEvents(
  world: World,
  tenant: string,
  runId: string,
  after: number,
  closing: AbortSignal,
): AsyncGenerator<RunEvent> {
  const leaving = new AbortController();
  const events = follow(
    world,
    { tenant, runId, after },
    AbortSignal.any([closing, leaving.signal]),
  );
  // A generator is deaf to `return()` while it waits.
  const leave = events.return.bind(events);
  events.return = (value) => {
    leaving.abort();
    return leave(value);
  };
  return events;
}

async function* follow(
  { memory, clock }: World,
  { tenant, runId, after }: { tenant: string; runId: string; after: number },
  leaving: AbortSignal,
): AsyncGenerator<RunEvent> {
  let wake = () => {};
  let written = false;
  const stopWatching = memory.events.watch(runId, () => {
    written = true;
    wake();
  });
  const leave = () => wake();
  leaving.addEventListener("abort", leave);
  try {
    // Whether nobody has said anything: then the run itself is asked whether it is over.
    let silent = true;
    for (let seq = after, over = false; !leaving.aborted; ) {
      written = false;
      const page = await memory.events.read(tenant, runId, seq, PAGE);
      for (const event of page) {
        yield event;
        seq = event.seq;
        if (LAST.has(event.type)) return;
      }
      if (page.length > 0 || written) continue;
      // A reader may come back for more than there is: nothing follows the last event.
      if (over) return;
      if (silent) over = isOver(await findRun(memory, tenant, runId));
      if (over || written || leaving.aborted) continue;
      await new Promise<void>((resolve) => {
        const cancel = clock.setTimer(POLL_MS, () => {
          silent = true;
          resolve();
        });
        wake = () => {
          silent = false;
          cancel();
          resolve();
        };
      });
    }
  } finally {
    leaving.removeEventListener("abort", leave);
    stopWatching();
  }
}
