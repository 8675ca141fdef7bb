/**
 * Makes vectors of what is queued, for all tenants, until it is closed. One text after the other is
 * given to the embedder, which works in a thread of its own; nothing is lost if the process dies.
 */

import type { Alarm } from "@bole/base";
import { errorText } from "@bole/base";
import type { Store } from "@bole/store";
import { REMOVALS_KEPT_MS } from "../memory/segments.ts";
import { forgetRemovals } from "../sql/entries.ts";
import { enqueueOthers, takeDue } from "../sql/queue.ts";
import { hasVectors, isAnythingPending, nextDue } from "../sql/queue-state.ts";
import type { SearchTables } from "../sql/tables.ts";
import { embedTaken } from "./embed-taken.ts";
import type { Meaning } from "./meaning.ts";
import type { PrecomputedVectors } from "./precomputed-vectors.ts";

export interface LoopOptions {
  readonly store: Store<SearchTables>;
  readonly meaning: Meaning;
  readonly precomputed: PrecomputedVectors;
  /** Tells processes apart. */
  readonly owner: string;
  readonly now: () => number;
  readonly alarm: Alarm;
  readonly warn: (message: string, fields: Readonly<Record<string, unknown>>) => void;
}

/** Long enough for a batch on a slow machine, short enough that a dead process is not missed. */
const LEASE_MS = 60_000;
const BATCH = 8;
/** How long an idle loop sleeps: less after somebody put something, whose commit is not announced. */
const POLL_MS = { least: 50, most: 1_000 };
const TIDY_EVERY_MS = 3_600_000;
/** How long it waits when the embedder or the database is away: doubled each time. */
const RECOVERY_MS = { least: 1_000, most: 60_000 };

export class IndexingLoop {
  readonly #options: LoopOptions;
  readonly #closing = new AbortController();
  #running: Promise<void> | null = null;
  #poll = POLL_MS.least;
  #recovery = RECOVERY_MS.least;
  #tidied: number | null = null;
  #wake: () => void = () => undefined;
  /** Whether the next sleep is to be left out. */
  #isExpecting = false;
  /** Who waits until there is nothing to do. */
  readonly #waiting = new Set<() => void>();

  constructor(options: LoopOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Something will be queued soon. */
  expect(): void {
    this.#poll = POLL_MS.least;
    this.#isExpecting = true;
    this.#wake();
  }

  /** When a look at the queue that begins after this call finds nothing that it could do. */
  async whenIdle(): Promise<void> {
    if (this.#running === null || this.#closing.signal.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    this.expect();
    await promise;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#wake();
    this.#tell([...this.#waiting]);
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      const waiting = [...this.#waiting];
      this.#isExpecting = false;
      try {
        const sleep = await this.#turn(() => this.#tell(waiting));
        this.#recovery = RECOVERY_MS.least;
        if (sleep > 0) await this.#sleep(sleep);
      } catch (error) {
        if (this.#closing.signal.aborted) return;
        // Nothing can be done until it is back, and nobody is to wait for that.
        this.#tell(waiting);
        const { warn } = this.#options;
        warn("No vectors can be made for search now", { error: errorText(error) });
        await this.#sleep(this.#recovery);
        this.#recovery = Math.min(this.#recovery * 2, RECOVERY_MS.most);
      }
    }
  }

  /** One look at the queue, and the work that it gives; how long to sleep afterwards. */
  async #turn(isIdle: () => void): Promise<number> {
    const { store, meaning, precomputed, owner, now } = this.#options;
    // A model takes time and memory to load: not before there is something for it.
    if (meaning.known === null && !(await this.#hasWork())) {
      isIdle();
      return POLL_MS.most;
    }
    const model = await meaning.ready();
    if (!model.knows_meaning) {
      // Its vectors would not be used. The queue stays for a model that does.
      isIdle();
      return POLL_MS.most;
    }
    await this.#tidy(model.model);
    const taken = await takeDue(store, owner, now(), LEASE_MS, BATCH);
    if (taken.length > 0) {
      const { signal } = this.#closing;
      await embedTaken(taken, { store, meaning, precomputed, owner, now, signal });
      this.#poll = POLL_MS.least;
      return 0;
    }
    if (!(await isAnythingPending(store))) isIdle();
    const due = (await nextDue(store)) ?? Infinity;
    const sleep = Math.max(1, Math.min(this.#poll, due - now()));
    this.#poll = Math.min(this.#poll * 2, POLL_MS.most);
    return sleep;
  }

  /** Also vectors that are there: they may be of another model. */
  async #hasWork(): Promise<boolean> {
    const { store } = this.#options;
    return (await isAnythingPending(store)) || (await hasVectors(store));
  }

  #tell(waiting: readonly (() => void)[]): void {
    for (const resolve of waiting) {
      resolve();
      this.#waiting.delete(resolve);
    }
  }

  async #tidy(model: string): Promise<void> {
    const { store, now } = this.#options;
    if (this.#tidied !== null && now() - this.#tidied < TIDY_EVERY_MS) return;
    await enqueueOthers(store, model, now());
    await forgetRemovals(store, now() - REMOVALS_KEPT_MS);
    this.#tidied = now();
  }

  async #sleep(ms: number): Promise<void> {
    if (this.#closing.signal.aborted || this.#isExpecting) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = this.#options.alarm(ms, resolve);
    this.#wake = resolve;
    await promise;
    cancel();
  }
}
