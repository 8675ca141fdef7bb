import { openStore } from "@bole/store";
import { sharedPostgres } from "@bole/testing";
import { onTestFinished } from "vitest";
import { engineMigrations } from "../src/index.ts";
import { labOn, type OpenLab, openLab } from "./lab.ts";

// A database is slow to make, so the tests of a file share one that is emptied after each.
let shared: Promise<string> | undefined;

const openPostgresLab: OpenLab = async (agents, options = {}) => {
  shared ??= sharedPostgres().then((server) => server.createDatabase());
  const url = await shared;
  onTestFinished(() => empty(url));
  return labOn({ url, connections: 4 }, agents, options);
};

/** For `describe.each`: what a run does must not depend on where it is remembered. */
export const databases: { database: string; openLab: OpenLab }[] = [
  { database: "SQLite", openLab },
  { database: "PostgreSQL", openLab: openPostgresLab },
];

async function empty(url: string): Promise<void> {
  const store = await openStore({ url, connections: 1, migrations: [engineMigrations] });
  const db = store.acrossTenants("The tests own the whole database.");
  for (const table of ["engine_journal", "engine_events", "engine_gates", "engine_runs"] as const) {
    await db.deleteFrom(table).execute();
  }
  for (const table of ["engine_signals", "engine_cache", "engine_checkpoints"] as const) {
    await db.deleteFrom(table).execute();
  }
  await store.close();
}
