import type { ReplanTrigger, RunFailure, RunHold } from "../../memory/ports/index.ts";

/** Why a run is over before its plan is. */
export type RunOver =
  /** A step that must not fail, or something that concerns the whole run: a budget, a changed plan. */
  | { readonly kind: "failed"; readonly failure: RunFailure; readonly next?: string }
  | { readonly kind: "cancelled"; readonly by: string; readonly failure?: RunFailure };

/** Why a run stops before its plan is over. */
export type StopReason =
  | RunOver
  /** The run waits until somebody releases it. */
  | { readonly kind: "held"; readonly hold: RunHold }
  /** The process stops; the run goes on in the next one. */
  | { readonly kind: "shutdown" }
  /** The run could not be stored; what is not stored did not happen. */
  | { readonly kind: "crash"; readonly error: unknown };

/** Why a part of a run stops, and the rest goes on: a plan is given up, a composite's time is over. */
export interface PartOver {
  readonly kind: "part";
  readonly why: string;
  readonly trigger?: ReplanTrigger;
}

/** What strands ask whether they may go on. */
export interface Stop {
  /** Resolves when it is stopped. */
  readonly stopped: Promise<void>;
  readonly signal: AbortSignal;
  readonly reason: StopReason | PartOver | null;
  /** Stops the whole run. */
  stop(reason: StopReason): void;
  throwIfStopped(): void;
}

/** Thrown through a strand that has been stopped. It is no failure of the step. */
export class RunStopped extends Error {
  override name = "RunStopped";
}

/** Thrown through a plan one of whose steps has been cut off. */
export class CutOff extends RunStopped {
  override name = "CutOff";
}

/** Stops at once whatever looks at it; the first reason counts. */
class Stopper<Reason extends { readonly kind: string }> {
  readonly #controller = new AbortController();
  readonly #stopped = Promise.withResolvers<void>();
  #reason: Reason | null = null;

  get stopped(): Promise<void> {
    return this.#stopped.promise;
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get reason(): Reason | null {
    return this.#reason;
  }

  throwIfStopped(): void {
    if (this.#reason) throw new RunStopped(this.#reason.kind);
  }

  protected end(reason: Reason): void {
    if (this.#reason) return;
    this.#reason = reason;
    this.#controller.abort(new RunStopped(reason.kind));
    this.#stopped.resolve();
  }
}

/** Stops everything in a run. */
export class RunStop extends Stopper<StopReason> implements Stop {
  stop(reason: StopReason): void {
    this.end(reason);
  }
}

/** Stops a part of a run. It also stops with what is around it. */
export class PartStop extends Stopper<StopReason | PartOver> implements Stop {
  readonly #around: Stop;
  readonly #endToo: () => void;

  constructor(around: Stop) {
    super();
    this.#around = around;
    this.#endToo = () => {
      if (around.reason) this.end(around.reason);
    };
    around.signal.addEventListener("abort", this.#endToo, { once: true });
    this.#endToo();
  }

  /** The part is over by itself: nothing needs to be stopped any more. */
  release(): void {
    this.#around.signal.removeEventListener("abort", this.#endToo);
  }

  stop(reason: StopReason): void {
    this.#around.stop(reason);
  }

  /** Stops this part alone. */
  stopPart(why: string, trigger?: ReplanTrigger): void {
    this.end({ kind: "part", why, ...(trigger && { trigger }) });
  }
}
