/**
 * Knows whether a run still has something to do. A strand is a piece of work that goes on by
 * itself: a step, an item of a fan-out. It counts while it works, and not while it waits for a
 * gate, for a free place, or for strands of its own. When nothing counts, the run is idle: every
 * strand has ended or hangs on a gate.
 */
export class Activity {
  #working = 0;
  #waiters: (() => void)[] = [];
  /** Whether the end of this turn is being waited for already. */
  #looking = false;

  /** Runs a strand. */
  async strand<T>(work: () => Promise<T>): Promise<T> {
    this.#working += 1;
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  /** Waits, inside a strand, for something that is not this strand's own work. */
  async aside<T>(wait: () => Promise<T>): Promise<T> {
    this.#leave();
    try {
      return await wait();
    } finally {
      this.#working += 1;
    }
  }

  /**
   * Resolves when nothing works any more.
   * @param atOnce called in that very moment, before anything else can happen
   */
  idle(atOnce: () => void = () => undefined): Promise<void> {
    return new Promise((resolve) => {
      this.#waiters.push(() => {
        atOnce();
        resolve();
      });
      this.#announceWhenIdle();
    });
  }

  #leave(): void {
    this.#working -= 1;
    this.#announceWhenIdle();
  }

  /**
   * What a strand's end sets free (its parent, the next in the queue) takes up work in the same
   * turn of the event loop. So only a turn that ends with nobody working is idleness.
   */
  #announceWhenIdle(): void {
    if (this.#working > 0 || this.#waiters.length === 0 || this.#looking) return;
    this.#looking = true;
    setImmediate(() => {
      this.#looking = false;
      if (this.#working > 0) return;
      for (const resolve of this.#waiters.splice(0)) resolve();
    });
  }
}
