/**
 * LangGraph's own suite for checkpoint savers, on every backend. It defines its tests with
 * Vitest's globals, so it has a Vitest project of its own.
 */
import { openStore, type StoreLocation } from "@bole/store";
import { sharedPostgres, startRedis } from "@bole/testing";
import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import { deltaChannelHistoryTests, validate } from "@langchain/langgraph-checkpoint-validation";
import { afterAll } from "vitest";
import { engineMigrations, type Memory, openRedisMemory, openSqlMemory } from "../src/index.ts";

interface Opened {
  readonly memory: Memory;
  readonly close: () => Promise<void>;
}

function validateOn(checkpointerName: string, open: () => Promise<Opened>): void {
  let opened: Promise<Opened> | undefined;
  afterAll(async () => (await opened)?.close());
  const suite = {
    checkpointerName,
    async createCheckpointer() {
      opened ??= open();
      return (await opened).memory.checkpointer;
    },
    destroyCheckpointer: deleteEverything,
  };
  validate(suite);
  deltaChannelHistoryTests(suite);
}

async function deleteEverything(checkpointer: BaseCheckpointSaver): Promise<void> {
  const threads = new Set<string>();
  for await (const { config } of checkpointer.list({})) threads.add(config.configurable?.thread_id);
  for (const thread of threads) await checkpointer.deleteThread(thread);
}

async function openSql(location: StoreLocation): Promise<Opened> {
  const store = await openStore({ ...location, migrations: [engineMigrations] });
  return { memory: openSqlMemory(store), close: () => store.close() };
}

async function openRedis(): Promise<Opened> {
  const server = await startRedis();
  const memory = await openRedisMemory({ url: server.url });
  const close = async () => {
    await memory.close();
    await server.stop();
  };
  return { memory, close };
}

validateOn("SQLite", () => openSql({ file: ":memory:" }));
validateOn("PostgreSQL", async () =>
  openSql({ url: await (await sharedPostgres()).createDatabase() }),
);
validateOn("Redis", openRedis);
