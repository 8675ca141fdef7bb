import type { Clock } from "../../contracts/execution-ctx.ts";

/** Timers of one live run. They end with it: a run that waits is not in memory, nor a timer of it. */
export class RunTimers {
  readonly #clock: Clock;
  readonly #cancels = new Set<() => void>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Calls `fn` once after `ms`; the returned function cancels it. */
  set(ms: number, fn: () => void): () => void {
    const stop = this.#clock.setTimer(ms, () => {
      this.#cancels.delete(cancel);
      fn();
    });
    const cancel = () => {
      this.#cancels.delete(cancel);
      stop();
    };
    this.#cancels.add(cancel);
    return cancel;
  }

  clear(): void {
    for (const cancel of this.#cancels) cancel();
  }
}
