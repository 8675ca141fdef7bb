/** Opens the engine's memory where the configuration says. */
import { errorText } from "@bole/base";
import { engineMigrations, type Memory, openRedisMemory, openSqlMemory } from "@bole/engine";
import { openStore, type StoreLocation } from "@bole/store";
import { maskUrl } from "../config/mask.ts";
import type { MemoryPlace } from "../config/memory-place.ts";
import { serverErrors } from "../errors.ts";

/** Closing the memory closes everything that was opened for it. */
export async function openMemory(place: MemoryPlace): Promise<Memory> {
  if (place.kind === "redis") return openRedis(place.url);
  if (place.kind === "sqlite") return openSql({ file: place.file }, place.file);
  const memory = await openSql({ url: place.url }, maskUrl(place.url));
  if (place.cacheUrl === undefined) return memory;
  try {
    return withCache(memory, await openRedis(place.cacheUrl));
  } catch (error) {
    await memory.close();
    throw error;
  }
}

function openRedis(url: string): Promise<Memory> {
  return orUnusable(maskUrl(url), openRedisMemory({ url }));
}

async function openSql(location: StoreLocation, place: string): Promise<Memory> {
  const opening = openStore({ ...location, migrations: [engineMigrations] });
  const store = await orUnusable(place, opening);
  const memory = openSqlMemory(store);
  return {
    ...memory,
    close: async () => {
      await memory.close();
      await store.close();
    },
  };
}

/** @param place as it may be shown */
async function orUnusable<T>(place: string, opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (cause) {
    const reason = errorText(cause).replace(/\.$/, "");
    throw serverErrors.error("memory-unusable", {
      detail: `Bole cannot use ${place}: ${reason}.`,
      data: { place, reason },
      cause,
    });
  }
}

/**
 * Only the cache: a run's events are written together with its journal, in one transaction, and
 * so must be where that is.
 */
function withCache(memory: Memory, redis: Memory): Memory {
  return {
    ...memory,
    cache: redis.cache,
    close: async () => {
      await memory.close();
      await redis.close();
    },
  };
}
