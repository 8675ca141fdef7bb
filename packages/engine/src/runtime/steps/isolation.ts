import { untilAborted } from "@bole/base";
import type { Clock } from "../../contracts/execution-ctx.ts";

/** How long nothing else must have been called before a suspect that has crashed gets its turn. */
const QUIET_MS = 250;
/** A process that is never quiet starts it nevertheless. */
const MOST_BUSY_MS = 10_000;
/** A call that waits for another run must not keep that run's suspects from starting for ever. */
const MOST_TURN_MS = 60_000;

/**
 * Lets calls that may end the process run one at a time, across all runs of the process: the one that
 * was started last is then the culprit. Those that have crashed before also wait until everything else
 * is at rest, so that other work gets done first, however often this process dies.
 */
export class Isolation {
  readonly #clock: Clock;
  #calls = 0;
  #lastChange = Number.NEGATIVE_INFINITY;
  #turn: Promise<void> = Promise.resolve();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts a call of any kind. */
  async counted<T>(call: () => Promise<T>): Promise<T> {
    this.#change(1);
    try {
      return await call();
    } finally {
      this.#change(-1);
    }
  }

  /**
   * Resolves when it is this call's turn, with a way to give the turn up.
   * @param crashes how often this call has been alone when its process died
   * @param signal gives it up as well
   */
  async turn(crashes: number, signal: AbortSignal): Promise<() => void> {
    if (crashes > 0) await untilAborted(this.#quiet(QUIET_MS * crashes), signal);
    const before = this.#turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turn = before.then(() => promise);
    // Who stands in line is not at rest.
    void this.counted(() => promise);
    signal.addEventListener("abort", () => resolve(), { once: true });
    await untilAborted(this.#atMost(MOST_TURN_MS, before), signal);
    return resolve;
  }

  #change(by: number): void {
    this.#calls += by;
    this.#lastChange = this.#clock.now();
  }

  async #quiet(ms: number): Promise<void> {
    const end = this.#clock.now() + MOST_BUSY_MS;
    this.#lastChange = Math.max(this.#lastChange, this.#clock.now());
    for (let now = this.#clock.now(); now < end; now = this.#clock.now()) {
      const left = this.#lastChange + ms - now;
      if (this.#calls === 0 && left <= 0) return;
      await this.#wait(Math.min(Math.max(left, QUIET_MS / 5), end - now));
    }
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#clock.setTimer(ms, resolve);
    });
  }

  async #atMost(ms: number, waited: Promise<void>): Promise<void> {
    const late = Promise.withResolvers<void>();
    const cancel = this.#clock.setTimer(ms, () => late.resolve());
    await Promise.race([waited, late.promise]);
    cancel();
  }
}
