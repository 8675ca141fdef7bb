import type { Clock } from "../contracts/execution-ctx.ts";

/** A clock that stands still until a test moves it: no test sleeps. */
export class ManualClock implements Clock {
  #now = Date.parse("2030-01-01T00:00:00Z");
  #timers: { at: number; fn: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  setTimer(ms: number, fn: () => void): () => void {
    const timer = { at: this.#now + ms, fn };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** How many timers are set: what a process holds for runs that wait. */
  get timers(): number {
    return this.#timers.length;
  }

  advance(ms: number): void {
    this.#now += ms;
    const due = this.#timers.filter(({ at }) => at <= this.#now);
    this.#timers = this.#timers.filter(({ at }) => at > this.#now);
    for (const { fn } of due) fn();
  }
}
