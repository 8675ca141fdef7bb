import type { Activity } from "./activity.ts";

/**
 * Keeps a run's calls from starting. What is under way ends; a strand that comes to its next call
 * hangs there, as at a gate, until the pause ends or the run is put aside.
 */
export class Pause {
  readonly #activity: Activity;
  #by: { readonly by: string; readonly reason: string } | null = null;
  #over = Promise.withResolvers<void>();

  constructor(activity: Activity) {
    this.#activity = activity;
  }

  /** Who wants the pause; null where the run is not paused. */
  get asked(): { readonly by: string; readonly reason: string } | null {
    return this.#by;
  }

  begin(by: string, reason: string): void {
    this.#by = { by, reason };
  }

  end(): void {
    this.#by = null;
    this.#over.resolve();
    this.#over = Promise.withResolvers();
  }

  /** Resolves when a call may start. */
  async pass(): Promise<void> {
    while (this.#by) await this.#activity.aside(() => this.#over.promise);
  }
}
