/** Opens the engine's memory where the configuration says. */
import { engineMigrations, type Memory, openRedisMemory, openSqlMemory } from "@bole/engine";
import { openStore, type StoreLocation } from "@bole/store";
import type { MemoryPlace } from "../config/memory-place.ts";

/** Closing the memory closes everything that was opened for it. */
export async function openMemory(place: MemoryPlace): Promise<Memory> {
  if (place.kind === "redis") return openRedisMemory({ url: place.url });
  if (place.kind === "sqlite") return openSql({ file: place.file });
  const memory = await openSql({ url: place.url });
  if (place.cacheUrl === undefined) return memory;
  try {
    return withCache(memory, await openRedisMemory({ url: place.cacheUrl }));
  } catch (error) {
    await memory.close();
    throw error;
  }
}

async function openSql(location: StoreLocation): Promise<Memory> {
  const store = await openStore({ ...location, migrations: [engineMigrations] });
  const memory = openSqlMemory(store);
  return {
    ...memory,
    close: async () => {
      await memory.close();
      await store.close();
    },
  };
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
