import type { JsonValue } from "../../contracts/json.ts";
import { sha16 } from "../cache-key.ts";
import { fromText, toText } from "../json-text.ts";
import type { CacheKey, CachePort } from "../ports/cache.ts";
import type { RedisLink } from "./link.ts";
import { toValues } from "./reply.ts";

/** Redis drops an entry by itself, but never before it is this old: whose clock is right? */
const AT_LEAST_MS = 60_000;
const SCAN_COUNT = 1_000;

/** Filed under the first digits of the hash, so the whole hash is compared on the way out. */
export class RedisCache implements CachePort {
  readonly #link: RedisLink;
  readonly #now: () => Date;

  constructor(link: RedisLink, now: () => Date) {
    this.#link = link;
    this.#now = now;
  }

  async get(key: CacheKey, now: number): Promise<{ readonly value: JsonValue } | null> {
    const entry = this.#link.keys.cache(key.agent, sha16(key));
    const [sha256, expires, value] = await this.#link.ask((redis) =>
      redis.hmget(entry, "sha256", "expires_at", "value"),
    );
    if (sha256 !== key.sha256 || Number(expires) <= now) return null;
    return { value: fromText(value ?? "null") };
  }

  async set(key: CacheKey, value: JsonValue, expiresAt: number): Promise<void> {
    const entry = this.#link.keys.cache(key.agent, sha16(key));
    const left = Math.max(AT_LEAST_MS, Math.ceil(expiresAt - this.#now().getTime()));
    const fields = ["sha256", key.sha256, "expires_at", expiresAt, "value", toText(value)];
    await this.#link.together([
      ["hset", entry, ...fields],
      ["pexpire", entry, left],
    ]);
  }

  /** Walks over all keys: for tidying up, not for every day. Redis drops entries by itself, too. */
  async sweep(now: number): Promise<number> {
    let swept = 0;
    let cursor = "0";
    do {
      const [next, found] = await this.#link.ask((redis) =>
        redis.scan(cursor, "MATCH", this.#link.keys.cachePattern(), "COUNT", SCAN_COUNT),
      );
      cursor = next;
      const times = await this.#link.batch(found.map((entry) => ["hget", entry, "expires_at"]));
      const old = found.filter((_, i) => isOver(toValues(times)[i], now));
      const gone = await this.#link.batch(old.map((entry) => ["unlink", entry]));
      swept += gone.reduce((sum: number, count) => sum + Number(count), 0);
    } while (cursor !== "0");
    return swept;
  }
}

function isOver(expires: string | null | undefined, now: number): boolean {
  return expires !== null && Number(expires) <= now;
}
