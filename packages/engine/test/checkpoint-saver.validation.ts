/**
 * LangGraph's own suite for checkpoint savers, on both databases. It defines its tests with
 * Vitest's globals, so it has a Vitest project of its own.
 */
import { openStore, type StoreLocation } from "@bole/store";
import { sharedPostgres } from "@bole/testing";
import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import { deltaChannelHistoryTests, validate } from "@langchain/langgraph-checkpoint-validation";
import { afterAll } from "vitest";
import { engineMigrations, openSqlMemory } from "../src/index.ts";

function validateOn(checkpointerName: string, locate: () => Promise<StoreLocation>): void {
  const open = async () => openStore({ ...(await locate()), migrations: [engineMigrations] });
  let opened: ReturnType<typeof open> | undefined;
  afterAll(async () => (await opened)?.close());
  const suite = {
    checkpointerName,
    async createCheckpointer() {
      opened ??= open();
      return openSqlMemory(await opened).checkpointer;
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

validateOn("SQLite", async () => ({ file: ":memory:" }));
validateOn("PostgreSQL", async () => ({ url: await (await sharedPostgres()).createDatabase() }));
