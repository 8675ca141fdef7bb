/**
 * Tells people at once that a note mentions them. Kept in this process only: where several serve one
 * database, the page's own asking every quarter of a minute finds what another process was told.
 */
import type { Principal } from "@bole/base";
import { Channel } from "../http/sse/channel.ts";
import type { FrameSource } from "../http/sse/frame-source.ts";

/** Who comes back later reads the list itself. */
const MOST_FRAMES = 20;

export class MentionFeeds {
  readonly #channels = new Map<string, Channel>();

  of(reader: Pick<Principal, "tenant" | "user">): FrameSource {
    const key = keyOf(reader);
    const channel = this.#channels.get(key) ?? new Channel({ maxFrames: MOST_FRAMES });
    this.#channels.set(key, channel);
    return channel;
  }

  /** Only that there is something new: about whom, and what, is asked for, with permission. */
  tell(tenant: string, users: readonly string[]): void {
    for (const user of users) this.#channels.get(keyOf({ tenant, user }))?.publish("mentioned", {});
  }
}

function keyOf({ tenant, user }: Pick<Principal, "tenant" | "user">): string {
  return JSON.stringify([tenant, user]);
}
