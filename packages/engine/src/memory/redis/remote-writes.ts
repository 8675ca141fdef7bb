import type { Redis } from "ioredis";
import type { Watchers } from "../watchers.ts";
import type { RedisLink } from "./link.ts";

/**
 * Tells watchers of this process what others write. Every commit is published on a channel with the
 * name of the run's stream; only channels of runs that somebody watches are subscribed to. A message
 * may be missed, as while the connection is away: readers look by themselves now and then.
 */
export class RemoteWrites {
  readonly #link: RedisLink;
  readonly #watchers: Watchers;
  readonly #followed = new Map<string, { readonly runId: string; count: number }>();
  #subscriber: Redis | undefined;

  constructor(link: RedisLink, watchers: Watchers) {
    this.#link = link;
    this.#watchers = watchers;
  }

  follow(runId: string): () => void {
    const channel = this.#link.keys.events(runId);
    const followed = this.#followed.get(channel) ?? { runId, count: 0 };
    followed.count += 1;
    if (followed.count === 1) {
      this.#followed.set(channel, followed);
      this.#connected().subscribe(channel).catch(missed);
    }
    let following = true;
    return () => {
      if (!following) return;
      following = false;
      followed.count -= 1;
      if (followed.count > 0) return;
      this.#followed.delete(channel);
      this.#connected().unsubscribe(channel).catch(missed);
    };
  }

  close(): void {
    this.#subscriber?.disconnect();
  }

  #connected(): Redis {
    this.#subscriber ??= this.#link
      .another()
      .on("message", (channel: string, token: string) => this.#heard(channel, token));
    return this.#subscriber;
  }

  /** One's own writes are told as soon as they are durable, without the detour. */
  #heard(channel: string, token: string): void {
    const followed = this.#followed.get(channel);
    if (followed && !this.#link.isOwn(token)) this.#watchers.tell(followed.runId);
  }
}

/** Without a subscription a reader learns of it when it looks by itself. */
function missed(): void {}
