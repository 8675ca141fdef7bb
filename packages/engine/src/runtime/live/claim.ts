import type { RunRecord } from "../../memory/ports/index.ts";
import type { World } from "../steps/run-context.ts";

/** How long a run belongs to a process that does not say it is alive. */
const LEASE_MS = 30_000;

export interface ClaimWatcher {
  /** Another process has the run, or nobody can say. */
  lost(): void;
  /** It is still ours: a moment to see what others have stored. */
  renewed(): void;
}

/** A process's hold on a run, renewed while it works. Without one, two processes would run it. */
export class Claim {
  readonly #world: World;
  readonly #run: Pick<RunRecord, "tenant" | "run_id">;
  readonly #owner: string;
  #cancelTimer: () => void = () => undefined;
  #watcher: ClaimWatcher | null = null;
  #lost = false;
  #renewing: Promise<void> = Promise.resolve();
  #released = false;

  /** Null where another process holds the run. */
  static async take(
    world: World,
    run: Pick<RunRecord, "tenant" | "run_id">,
    owner: string,
  ): Promise<Claim | null> {
    const claim = new Claim(world, run, owner);
    return (await claim.#renew()) ? claim : null;
  }

  private constructor(
    world: World,
    { tenant, run_id }: Pick<RunRecord, "tenant" | "run_id">,
    owner: string,
  ) {
    this.#world = world;
    this.#run = { tenant, run_id };
    this.#owner = owner;
  }

  watch(watcher: ClaimWatcher): void {
    this.#watcher = watcher;
    if (this.#lost) watcher.lost();
  }

  async release(): Promise<void> {
    this.#released = true;
    this.#cancelTimer();
    // A renewal that overtakes the release would hold the run for nobody.
    await this.#renewing;
    const { tenant, run_id } = this.#run;
    await this.#world.memory.runs.release(tenant, run_id, this.#owner);
  }

  async #renew(): Promise<boolean> {
    const { clock, memory } = this.#world;
    const now = clock.now();
    const { tenant, run_id } = this.#run;
    const held = await memory.runs.claim(tenant, run_id, this.#owner, now, now + LEASE_MS);
    if (held && !this.#released) {
      this.#cancelTimer = clock.setTimer(LEASE_MS / 3, () => {
        this.#renewing = this.#renewInTime();
      });
    }
    return held;
  }

  async #renewInTime(): Promise<void> {
    const held = await this.#renew().catch(() => false);
    if (this.#released) return;
    if (held) this.#watcher?.renewed();
    else {
      this.#lost = true;
      this.#watcher?.lost();
    }
  }
}
