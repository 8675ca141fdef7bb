import type { Presence } from "../../memory/ports/index.ts";
import type { World } from "../steps/run-context.ts";

/** Shows others that this process is alive, from its first run on. */
export class Attendance {
  readonly #world: World;
  readonly #owner: string;
  #presence: Promise<Presence> | null = null;

  constructor(world: World) {
    this.#world = world;
    this.#owner = world.ids.next("engine");
  }

  /** Who cannot be seen is known by the leases of its runs alone. */
  enter(): Promise<Presence> {
    this.#presence ??= this.#world.memory.presence.enter(this.#owner).catch((error: unknown) => {
      this.#presence = null;
      this.#world.logger.warn("Others cannot see that this process is alive", { error });
      return { owner: this.#owner, leave: async () => undefined };
    });
    return this.#presence;
  }

  async leave(): Promise<void> {
    await (await this.#presence)?.leave();
  }
}
