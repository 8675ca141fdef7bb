import type { Store } from "@bole/store";
import type { JsonValue } from "../../contracts/json.ts";
import { sha16 } from "../cache-key.ts";
import { fromText, toText } from "../json-text.ts";
import type { CacheKey, CachePort } from "../ports/cache.ts";
import type { EngineTables } from "./tables.ts";

/** Filed under the first digits of the hash, so the whole hash is compared on the way out. */
export class SqlCache implements CachePort {
  readonly #store: Store<EngineTables>;

  constructor(store: Store<EngineTables>) {
    this.#store = store;
  }

  async get(key: CacheKey, now: number): Promise<{ readonly value: JsonValue } | null> {
    const found = await this.#store.global
      .selectFrom("engine_cache")
      .select("value")
      .where("agent", "=", key.agent)
      .where("sha16", "=", sha16(key))
      .where("sha256", "=", key.sha256)
      .where("expires_at", ">", now)
      .executeTakeFirst();
    return found === undefined ? null : { value: fromText(found.value) };
  }

  async set(key: CacheKey, value: JsonValue, expiresAt: number): Promise<void> {
    const entry = { sha256: key.sha256, value: toText(value), expires_at: expiresAt };
    await this.#store.global
      .insertInto("engine_cache")
      .values({ agent: key.agent, sha16: sha16(key), ...entry })
      .onConflict((conflict) => conflict.columns(["agent", "sha16"]).doUpdateSet(entry))
      .execute();
  }

  async sweep(now: number): Promise<number> {
    const { numDeletedRows } = await this.#store.global
      .deleteFrom("engine_cache")
      .where("expires_at", "<=", now)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}
