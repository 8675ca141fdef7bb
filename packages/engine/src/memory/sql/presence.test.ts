import { openStore } from "@bole/store";
import { sharedPostgres } from "@bole/testing";
import { expect, it, onTestFinished } from "vitest";
import { sampleRun, TENANT } from "../conformance/samples.ts";
import { engineMigrations } from "./migrations/index.ts";
import { openSqlMemory } from "./open-sql-memory.ts";

/** A process on the database, with connections of its own. */
async function open(url: string) {
  const store = await openStore({ url, migrations: [engineMigrations] });
  onTestFinished(() => store.close());
  return openSqlMemory(store);
}

const NOW = 1_000;
const LATER = NOW + 2_000;
const LEASE = NOW + 30_000;

it("a run whose process is gone is free after two looks, long before its lease is over", async () => {
  const url = await (await sharedPostgres()).createDatabase();
  const [here, there] = [await open(url), await open(url)];
  const { owner, leave } = await there.presence.enter("engine_1");
  await here.runs.create(sampleRun("r1"), {});
  await there.runs.claim(TENANT, "r1", owner, NOW, LEASE);
  await here.presence.releaseDead(NOW);
  expect(await here.presence.releaseDead(LATER)).toBe(0);
  await leave();
  expect(await here.presence.releaseDead(NOW)).toBe(0);
  expect(await here.presence.releaseDead(LATER)).toBe(1);
  expect(await here.runs.due(LATER)).toEqual([{ tenant: TENANT, run_id: "r1" }]);
  expect(await here.runs.claim(TENANT, "r1", "engine_2", LATER, LEASE)).toBe(true);
  expect(await here.runs.get(TENANT, "r1")).toMatchObject({ crashes: 1 });
});

it("a process of an older version, which nobody can see, keeps its lease", async () => {
  const url = await (await sharedPostgres()).createDatabase();
  const { runs, presence } = await open(url);
  await runs.create(sampleRun("r1"), {});
  await runs.claim(TENANT, "r1", "engine_0", NOW, LEASE);
  await presence.releaseDead(NOW);
  expect(await presence.releaseDead(LATER)).toBe(0);
  expect(await runs.due(LATER)).toEqual([]);
});
