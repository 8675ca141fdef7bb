import { engineErrors } from "../../errors.ts";
import type { RunRecord } from "../../memory/ports/index.ts";

/** Changes a run that is put aside. It is the only one that touches the run meanwhile. */
export type RunChange = (run: RunRecord) => Promise<void>;

interface Waiting {
  readonly change: RunChange;
  readonly done: PromiseWithResolvers<void>;
}

/** What is to be done with runs before they go on, in the order in which it was asked for. */
export class RunChanges {
  readonly #waiting = new Map<string, Waiting[]>();

  /** Resolves when the change is durable; rejects with what the change throws. */
  add(runId: string, change: RunChange): Promise<void> {
    const done = Promise.withResolvers<void>();
    this.#waiting.set(runId, [...(this.#waiting.get(runId) ?? []), { change, done }]);
    return done.promise;
  }

  /** @param read the run as it is stored now */
  async apply(runId: string, read: () => Promise<RunRecord | null>): Promise<void> {
    for (const { change, done } of this.#take(runId)) {
      try {
        const run = await read();
        if (run) await change(run);
        done.resolve();
      } catch (error) {
        done.reject(error);
      }
    }
  }

  /** Nobody here gets to them. */
  refuse(runId: string): void {
    for (const { done } of this.#take(runId)) {
      const detail = `Another process works on run "${runId}", or this one is stopping.`;
      done.reject(engineErrors.error("run-in-use", detail));
    }
  }

  #take(runId: string): readonly Waiting[] {
    const waiting = this.#waiting.get(runId) ?? [];
    this.#waiting.delete(runId);
    return waiting;
  }
}
