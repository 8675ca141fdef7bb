import { untilAborted } from "@bole/base";
import type { CompiledStep } from "../../compile/compiled-plan.ts";
import type { Retry } from "../../contracts/retry.ts";
import { gateId } from "./gate-keeper.ts";
import { retryKey } from "./journal-key.ts";
import type { RunContext } from "./run-context.ts";

/** Longer waits are kept like a wait for a time: they outlive the process, and hold no memory. */
const DURABLE_MS = 1_000;
/** How much of a wait is left to chance, so that calls which failed together don't come back together. */
const SPREAD = 0.25;

/** Waits between the tries of one call. */
export class Backoff {
  readonly #run: RunContext;
  readonly #compiled: CompiledStep;
  readonly #key: string;

  constructor(run: RunContext, compiled: CompiledStep, key: string) {
    this.#run = run;
    this.#compiled = compiled;
    this.#key = key;
  }

  /** Tries that an earlier process has made; waits where the next one is not due yet. */
  async triesBefore(): Promise<number> {
    let tries = 0;
    while (this.#run.gates.isKnown(retryKey(this.#key, tries + 2), "wait")) {
      tries += 1;
      await this.#waitUntil(tries + 1, null);
    }
    return tries;
  }

  /** @param attempt the try that has failed */
  async wait(attempt: number, { backoff_ms, factor, max_backoff_ms }: Retry): Promise<void> {
    const whole = Math.min(max_backoff_ms, backoff_ms * factor ** (attempt - 1));
    const ms = whole * (1 - SPREAD * this.#chance(attempt + 1));
    if (ms >= DURABLE_MS) return this.#waitUntil(attempt + 1, this.#run.clock.now() + ms);
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    try {
      await untilAborted(promise, this.#run.stop.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  async #waitUntil(attempt: number, until: number | null): Promise<void> {
    const { id: step, action } = this.#compiled.step;
    const key = retryKey(this.#key, attempt);
    await this.#run.gates.pass({
      ...{ key, step, action, phase: "wait", until },
      ...{ ask: null, fan_out: false, event: null, match: null },
    });
  }

  /** Between 0 and 1, the same whenever this try is asked about. */
  #chance(attempt: number): number {
    const id = gateId(this.#run.run.run_id, retryKey(this.#key, attempt), "wait");
    return Number.parseInt(id.slice(-4), 16) / 0xffff;
  }
}
