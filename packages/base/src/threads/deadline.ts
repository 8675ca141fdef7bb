import type { Alarm } from "../async/alarm.ts";

/** Milliseconds that somebody may work; while they wait for others, it stands still. */
export class Deadline {
  readonly #alarm: Alarm;
  readonly #over: () => void;
  #left: number;
  #holds = 0;
  #startedAt = 0;
  #cancel: (() => void) | null = null;

  constructor(alarm: Alarm, ms: number, over: () => void) {
    this.#alarm = alarm;
    this.#over = over;
    this.#left = ms;
  }

  start(): void {
    if (this.#holds > 0 || this.#cancel !== null) return;
    this.#startedAt = performance.now();
    this.#cancel = this.#alarm(this.#left, this.#over);
  }

  /** More time, for who has not had what was promised. */
  extend(ms: number): void {
    this.#stop();
    this.#left = ms;
    this.start();
  }

  /** Stands still while the promise is pending. */
  async during<T>(pending: Promise<T>): Promise<T> {
    this.#holds += 1;
    this.#stop();
    try {
      return await pending;
    } finally {
      this.#holds -= 1;
      this.start();
    }
  }

  end(): void {
    this.#stop();
    this.#holds = Number.POSITIVE_INFINITY;
  }

  #stop(): void {
    if (this.#cancel === null) return;
    this.#cancel();
    this.#cancel = null;
    this.#left = Math.max(0, this.#left - (performance.now() - this.#startedAt));
  }
}
