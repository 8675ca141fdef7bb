import type { Engine, Memory } from "@bole/engine";
import type { Logger } from "pino";
import type { FrameSource } from "../http/sse/frame-source.ts";
import { RunFeed, type RunFeedOptions } from "./run-feed.ts";

export interface RunFeedsOptions {
  readonly engine: Pick<Engine, "events">;
  readonly memory: Pick<Memory, "events">;
  readonly log: Logger;
  readonly tell?: RunFeedOptions["tell"];
}

/** The runs that somebody watches, each once. */
export class RunFeeds {
  readonly #options: RunFeedsOptions;
  readonly #feeds = new Map<string, RunFeed>();

  constructor(options: RunFeedsOptions) {
    this.#options = options;
  }

  /** How many runs are being followed; one that nobody watches must not be counted. */
  get followed(): number {
    return this.#feeds.size;
  }

  /** The caller has made sure that the run is the tenant's. */
  of(tenant: string, runId: string): FrameSource {
    // Neither a tenant's name nor a run's id has a slash.
    const name = `${tenant}/${runId}`;
    const known = this.#feeds.get(name);
    if (known !== undefined) return known;
    const { engine, memory, log, tell } = this.#options;
    const feed = new RunFeed({
      engine,
      memory,
      tenant,
      runId,
      ...(tell && { tell }),
      onIdle: () => {
        if (this.#feeds.get(name) === feed) this.#feeds.delete(name);
      },
      onError: (error) => log.error({ err: error, run_id: runId }, "a run could not be followed"),
    });
    this.#feeds.set(name, feed);
    return feed;
  }
}
