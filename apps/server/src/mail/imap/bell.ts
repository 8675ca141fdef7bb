/** Wakes somebody who waits; a ring while nobody waits is not lost. */
import type { Alarm } from "@bole/base";

export class Bell {
  #isRung = false;
  #wake: (() => void) | undefined;

  ring(): void {
    this.#isRung = true;
    this.#wake?.();
  }

  /** @returns whether it rang before the time was over */
  async wait(alarm: Alarm, ms: number): Promise<boolean> {
    if (!this.#isRung) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      const cancel = alarm(ms, resolve);
      await promise;
      cancel();
      this.#wake = undefined;
    }
    const was = this.#isRung;
    this.#isRung = false;
    return was;
  }
}
