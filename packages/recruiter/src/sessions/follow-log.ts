/** A conversation's events after a number, then as they come, until whoever reads them leaves. */
import type { KeptEvent } from "../model/index.ts";
import type { EventLog } from "./event-log.ts";

/** How often a reader looks by itself: another process may be the one that writes. */
const POLL_MS = 1_000;

export interface FollowOptions {
  readonly tenant: string;
  readonly session_id: string;
  readonly after: number;
  readonly signal: AbortSignal;
}

export async function* followLog(
  log: EventLog,
  { tenant, session_id, after, signal }: FollowOptions,
): AsyncGenerator<KeptEvent> {
  let wake = () => {};
  let written = false;
  const stop = log.watch(tenant, session_id, () => {
    written = true;
    wake();
  });
  const leave = () => wake();
  signal.addEventListener("abort", leave);
  try {
    for (let seq = after; !signal.aborted; ) {
      written = false;
      const page = await log.read(tenant, session_id, seq);
      for (const event of page) {
        yield event;
        seq = event.seq;
      }
      if (page.length > 0 || written || signal.aborted) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  } finally {
    signal.removeEventListener("abort", leave);
    stop();
  }
}
