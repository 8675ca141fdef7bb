import { fromText } from "../json-text.ts";
import type { EventsPort, RunEvent } from "../ports/events.ts";
import type { Watchers } from "../watchers.ts";
import type { RedisLink } from "./link.ts";
import type { RemoteWrites } from "./remote-writes.ts";

/** A run's log: a stream whose ids are the events' numbers, so Redis refuses one that is there. */
export class RedisEvents implements EventsPort {
  readonly #link: RedisLink;
  readonly #watchers: Watchers;
  readonly #remote: RemoteWrites;

  constructor(link: RedisLink, watchers: Watchers, remote: RemoteWrites) {
    this.#link = link;
    this.#watchers = watchers;
    this.#remote = remote;
  }

  async read(tenant: string, runId: string, after = 0, limit?: number): Promise<RunEvent[]> {
    if (limit === 0) return [];
    const { keys } = this.#link;
    const key = keys.events(runId);
    const from = `(${after}-0`;
    const [owner, entries] = await this.#link.ask((redis) =>
      Promise.all([
        redis.hget(keys.run(runId), "tenant"),
        limit === undefined
          ? redis.xrange(key, from, "+")
          : redis.xrange(key, from, "+", "COUNT", limit),
      ]),
    );
    if (owner !== tenant) return [];
    return entries.map(([, [, text = ""]]) => fromText(text));
  }

  async lastSeq(tenant: string, runId: string): Promise<number> {
    const key = this.#link.keys.run(runId);
    const [owner, last] = await this.#link.ask((redis) => redis.hmget(key, "tenant", "last_seq"));
    return owner === tenant ? Number(last) : 0;
  }

  /** Writes of other processes are told, too, a moment later. */
  watch(runId: string, onWrite: () => void): () => void {
    const stop = this.#watchers.watch(runId, onWrite);
    const stopRemote = this.#remote.follow(runId);
    return () => {
      stop();
      stopRemote();
    };
  }
}
