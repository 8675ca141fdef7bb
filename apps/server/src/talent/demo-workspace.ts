/**
 * The demo workspace of a server: loaded on the first start while people look at the page already,
 * and on request. Loading and removing never happen at the same time.
 */
import type { Principal } from "@bole/base";
import type { Demo } from "@bole/talent";
import type { Logger } from "pino";
import type { DemoState, Loading } from "../http/contract/demo.ts";

export class DemoWorkspace {
  readonly #demo: Demo;
  readonly #loading = new Set<string>();
  #starting = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(demo: Demo) {
    this.#demo = demo;
  }

  async state(principal: Principal): Promise<DemoState> {
    const counts = await this.#demo.counts(principal);
    const isLoading = this.#loading.has(principal.tenant);
    const isLoaded = counts.people + counts.jobs + counts.projects > 0;
    return { state: isLoading ? "loading" : isLoaded ? "loaded" : "absent", ...counts };
  }

  /** Whether it is still being found out if the demo has to be loaded, or it is being loaded, at the start. */
  get isStarting(): boolean {
    return this.#starting;
  }

  /** How much of a demo that is being loaded is there; null where none is. */
  async progress(principal: Principal): Promise<Loading | null> {
    if (!this.#loading.has(principal.tenant) && !this.#starting) return null;
    const { people, jobs, projects } = await this.#demo.counts(principal);
    return { done: people + jobs + projects, total: this.#demo.total() };
  }

  load(principal: Principal): Promise<DemoState> {
    return this.#inTurn(async () => {
      if ((await this.state(principal)).state === "absent") await this.#load(principal);
      return this.state(principal);
    });
  }

  remove(principal: Principal): Promise<DemoState> {
    return this.#inTurn(async () => {
      await this.#demo.remove(principal);
      return this.state(principal);
    });
  }

  /** Where nothing has ever been: what somebody has removed does not come back by itself. */
  loadIfNew(principal: Principal, log: Logger): void {
    this.#starting = true;
    this.#inTurn(async () => {
      if (await this.#demo.isNew(principal)) await this.#load(principal);
    })
      .catch((error: unknown) => log.error({ err: error }, "the demo could not be loaded"))
      .finally(() => {
        this.#starting = false;
      });
  }

  /** When nothing is loaded or removed any more. */
  async settled(): Promise<void> {
    await this.#last;
  }

  async #load(principal: Principal): Promise<void> {
    this.#loading.add(principal.tenant);
    try {
      await this.#demo.load(principal);
    } finally {
      this.#loading.delete(principal.tenant);
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
