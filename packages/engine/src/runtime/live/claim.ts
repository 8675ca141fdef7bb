import type { RunRecord } from "../../memory/ports/index.ts";
import type { World } from "../steps/run-context.ts";

/** How long a run belongs to a process that does not say it is alive. */
const LEASE_MS = 30_000;

/** A process's hold on a run, renewed while it works. Without one, two processes would run it. */
export class Claim {
  readonly #world: World;
  readonly #run: Pick<RunRecord, "tenant" | "run_id">;
  readonly #owner: string;
  #cancelTimer: () => void = () => undefined;
  #onLost: () => void = () => undefined;

  /** Null where another process holds the run. */
  static async take(world: World, run: RunRecord, owner: string): Promise<Claim | null> {
    const claim = new Claim(world, run, owner);
    return (await claim.#renew()) ? claim : null;
  }

  private constructor(world: World, run: RunRecord, owner: string) {
    this.#world = world;
    this.#run = run;
    this.#owner = owner;
  }

  onLost(callback: () => void): void {
    this.#onLost = callback;
  }

  async release(): Promise<void> {
    this.#cancelTimer();
    const { tenant, run_id } = this.#run;
    await this.#world.memory.runs.release(tenant, run_id, this.#owner);
  }

  async #renew(): Promise<boolean> {
    const { clock, memory } = this.#world;
    const now = clock.now();
    const { tenant, run_id } = this.#run;
    const held = await memory.runs.claim(tenant, run_id, this.#owner, now, now + LEASE_MS);
    if (held) this.#cancelTimer = clock.setTimer(LEASE_MS / 3, () => this.#renewInTime());
    return held;
  }

  #renewInTime(): void {
    this.#renew().then(
      (held) => held || this.#onLost(),
      () => this.#onLost(),
    );
  }
}
