/** The newsroom on an engine of its own, in memory. */
import { createEngine, createRegistry, engineMigrations, openSqlMemory } from "@bole/engine";
import { openStore } from "@bole/store";
import { agents, planners } from "../src/index.ts";

export async function openNewsroom() {
  const store = await openStore({ file: ":memory:", migrations: [engineMigrations] });
  const memory = openSqlMemory(store);
  const engine = createEngine({ memory, registry: createRegistry(agents), planners });
  return {
    engine,
    memory,
    async [Symbol.asyncDispose]() {
      await engine.close();
      await store.close();
    },
  };
}
