import type { Gate } from "../../memory/ports/index.ts";
import type { World } from "../steps/run-context.ts";

/**
 * How long it waits for a run whose time has come and that still stands as waiting: it is being
 * taken up, or cannot be. Without it, the timer would ring again at once, and for ever.
 */
const PATIENCE_MS = 1_000;

/** One timer for all runs that wait for a time: it is set to the first of them. */
export class Alarm {
  readonly #world: World;
  readonly #ring: (gate: Gate) => void;
  #cancel: () => void = () => undefined;
  #looking: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  #late = PATIENCE_MS;
  #closed = false;

  constructor(world: World, ring: (gate: Gate) => void) {
    this.#world = world;
    this.#ring = ring;
  }

  /** Looks again for the next time that somebody waits for; resolves when the timer is set. */
  set(): Promise<void> {
    return this.#set(0);
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
  }

  /**
   * One look at a time, since answers may overtake each other; one that is to come serves all.
   * @param late the wait where the next time is over already
   */
  #set(late: number): Promise<void> {
    this.#late = Math.min(this.#late, late);
    this.#next ??= this.#looking.then(() => {
      this.#next = null;
      const look = this.#look();
      this.#looking = look.catch(() => undefined);
      return look;
    });
    return this.#next;
  }

  async #look(): Promise<void> {
    const late = this.#late;
    this.#late = PATIENCE_MS;
    const next = await this.#world.memory.runs.nextWake();
    if (this.#closed) return;
    this.#cancel();
    if (next === null) return;
    const { clock, logger } = this.#world;
    const wait = next - clock.now();
    this.#cancel = clock.setTimer(wait > 0 ? wait : late, () => {
      this.#ringDue().catch((error: unknown) =>
        logger.error("Due timers could not be read", { error }),
      );
    });
  }

  async #ringDue(): Promise<void> {
    const due = await this.#world.memory.gates.due(this.#world.clock.now());
    for (const gate of due) this.#ring(gate);
    await this.#set(PATIENCE_MS);
  }
}
