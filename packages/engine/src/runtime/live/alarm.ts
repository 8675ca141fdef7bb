import type { Gate } from "../../memory/ports/index.ts";
import type { World } from "../steps/run-context.ts";

/** One timer for all runs that wait for a time: it is set to the first of them. */
export class Alarm {
  readonly #world: World;
  readonly #ring: (gate: Gate) => void;
  #cancel: () => void = () => undefined;
  #closed = false;

  constructor(world: World, ring: (gate: Gate) => void) {
    this.#world = world;
    this.#ring = ring;
  }

  /** Looks again for the next time that somebody waits for. */
  async set(): Promise<void> {
    const next = await this.#world.memory.runs.nextWake();
    this.#cancel();
    if (next === null || this.#closed) return;
    const wait = Math.max(0, next - this.#world.clock.now());
    this.#cancel = this.#world.clock.setTimer(wait, () => {
      this.#ringDue().catch((error: unknown) =>
        this.#world.logger.error("Due timers could not be read", { error }),
      );
    });
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
  }

  async #ringDue(): Promise<void> {
    const due = await this.#world.memory.gates.due(this.#world.clock.now());
    for (const gate of due) this.#ring(gate);
    // A timer that rang too early (the platform caps its delay) is set for the rest.
    if (due.length === 0) await this.set();
  }
}
