import type { ExecutionCtx } from "@bole/engine";
import { z } from "zod";

/** Time to be spent on each source: these agents are done at once, and nobody could watch them. */
export const Pace = z.int().min(0).max(60_000).default(0);

/** Resolves after a while, or at once when the step is to stop. */
export function spend(ms: number, { clock, signal }: ExecutionCtx): Promise<void> {
  if (ms === 0) return Promise.resolve();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const cancel = clock.setTimer(ms, resolve);
  const stop = () => {
    cancel();
    reject(signal.reason);
  };
  if (signal.aborted) stop();
  else signal.addEventListener("abort", stop, { once: true });
  return promise.finally(() => signal.removeEventListener("abort", stop));
}
