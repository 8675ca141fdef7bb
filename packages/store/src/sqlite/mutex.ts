/**
 * Lets one holder in at a time, in the order of asking. Kysely has a mutex of its own for drivers
 * with one connection, but it wakes every waiter on each release, which is quadratic when a
 * fan-out queues a thousand writes.
 */
export class Mutex {
  #held = false;
  readonly #waiting: (() => void)[] = [];

  async acquire(): Promise<void> {
    if (!this.#held) {
      this.#held = true;
      return;
    }
    await new Promise<void>((enter) => this.#waiting.push(enter));
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#held = false;
    else next();
  }
}
