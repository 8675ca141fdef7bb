import type { RunFailure } from "../../memory/ports/index.ts";

/** Why a run is over before its plan is. */
export type RunOver =
  /** A step that must not fail, or something that concerns the whole run: a budget, a changed plan. */
  | { readonly kind: "failed"; readonly failure: RunFailure }
  | { readonly kind: "cancelled"; readonly by: string };

/** Why a run stops before its plan is over. */
export type StopReason =
  | RunOver
  /** The process stops; the run goes on in the next one. */
  | { readonly kind: "shutdown" }
  /** The run could not be stored; what is not stored did not happen. */
  | { readonly kind: "crash"; readonly error: unknown };

/** Thrown through a strand whose run has been stopped. It is no failure of the step. */
export class RunStopped extends Error {
  override name = "RunStopped";
}

/** Stops everything in a run at once; the first reason counts. */
export class RunStop {
  readonly #controller = new AbortController();
  readonly #stopped = Promise.withResolvers<void>();
  #reason: StopReason | null = null;

  /** Resolves when the run is stopped. */
  get stopped(): Promise<void> {
    return this.#stopped.promise;
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get reason(): StopReason | null {
    return this.#reason;
  }

  stop(reason: StopReason): void {
    if (this.#reason) return;
    this.#reason = reason;
    this.#controller.abort(new RunStopped(reason.kind));
    this.#stopped.resolve();
  }

  throwIfStopped(): void {
    if (this.#reason) throw new RunStopped(this.#reason.kind);
  }
}
