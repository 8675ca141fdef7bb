/**
 * Tries again what may work the next time. By cockatiel and not by the SDK's own retries, because
 * those know neither how much time is left (they would sit out a Retry-After that nobody waits for)
 * nor what a try costs.
 */
import { setTimeout as delay } from "node:timers/promises";
import { handleWhen, retry } from "cockatiel";
import { isWorthAnotherTry } from "../call/failure.ts";

export interface RetryOptions {
  /** Tries after the first. */
  readonly retries: number;
  /** Before the first of them, unless the provider names a time; doubled from then on. */
  readonly delayMs: number;
  readonly signal: AbortSignal;
  readonly timeLeft: () => number;
}

export function retrying<T>(options: RetryOptions, work: () => Promise<T>): Promise<T> {
  const { signal, delayMs, retries, timeLeft } = options;
  let asked: number | undefined;
  const worthIt = (error: unknown) => {
    if (!isWorthAnotherTry(error)) return false;
    asked = error.retryAfterMs;
    // A provider that asks for more patience than there is has given its last word.
    return (asked ?? 0) < timeLeft();
  };
  const policy = retry(handleWhen(worthIt), { maxAttempts: retries });
  return policy.execute(async ({ attempt }) => {
    // The policy's own wait would not hear the signal.
    if (attempt > 0) await delay(asked ?? jittered(delayMs, attempt), undefined, { signal });
    return work();
  }, signal);
}

/** So that many who failed together don't come back together. */
function jittered(delayMs: number, attempt: number): number {
  return delayMs * 2 ** (attempt - 1) * (0.5 + Math.random());
}
