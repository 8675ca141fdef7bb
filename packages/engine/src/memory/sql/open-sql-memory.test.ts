import { join } from "node:path";
import { openStore, type Store } from "@bole/store";
import { sharedPostgres, temporaryFolder } from "@bole/testing";
import { onTestFinished } from "vitest";
import { describeMemory } from "../conformance/index.ts";
import { engineMigrations } from "./migrations/index.ts";
import { openSqlMemory } from "./open-sql-memory.ts";
import type { EngineTables } from "./tables.ts";

describeMemory("SQLite", async () => {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const file = join(folder.path, "engine.db");
  const store = await openStore({ file, migrations: [engineMigrations] });
  onTestFinished(() => store.close());
  return openSqlMemory(store);
});

// A database is slow to make, so all tests share one that is emptied after each.
let shared: Promise<Store<EngineTables>> | undefined;

describeMemory("PostgreSQL", async () => {
  shared ??= openDatabase();
  const store = await shared;
  onTestFinished(() => empty(store));
  return openSqlMemory(store);
});

async function openDatabase(): Promise<Store<EngineTables>> {
  const url = await (await sharedPostgres()).createDatabase();
  return openStore({ url, migrations: [engineMigrations] });
}

async function empty(store: Store<EngineTables>): Promise<void> {
  const db = store.acrossTenants("The tests own the whole database.");
  for (const table of [
    "engine_journal",
    "engine_events",
    "engine_gates",
    "engine_runs",
    "engine_signals",
    "engine_plans",
    "engine_plan_audit",
    "engine_vfs",
    "engine_cache",
    "engine_checkpoints",
    "engine_channel_values",
    "engine_checkpoint_writes",
  ] as const) {
    await db.deleteFrom(table).execute();
  }
}
