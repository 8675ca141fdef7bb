import type { RunEvent } from "../memory/ports/index.ts";
import type { World } from "./steps/run-context.ts";

/** How often a reader looks by itself: another process may be the one that writes. */
const POLL_MS = 1_000;

const LAST: ReadonlySet<RunEvent["type"]> = new Set([
  "run_completed",
  "run_failed",
  "run_cancelled",
]);

/** A run's events in order, each once: first those that are stored, then as they come. */
export async function* followEvents(
  { memory, clock }: World,
  tenant: string,
  runId: string,
  after: number,
): AsyncGenerator<RunEvent> {
  let wake = () => {};
  let written = true;
  const stop = memory.events.watch(runId, () => {
    written = true;
    wake();
  });
  try {
    for (let seq = after; ; ) {
      written = false;
      for (const event of await memory.events.read(tenant, runId, seq)) {
        yield event;
        seq = event.seq;
        if (LAST.has(event.type)) return;
      }
      if (written) continue;
      await new Promise<void>((resolve) => {
        const cancel = clock.setTimer(POLL_MS, resolve);
        wake = () => {
          cancel();
          resolve();
        };
      });
    }
  } finally {
    stop();
  }
}
