/** Steps that end their process, in processes of their own, on every kind of memory. */
import { once } from "node:events";
import { openStore } from "@bole/store";
import { sharedPostgres, startRedis, startWorker, temporaryFolder } from "@bole/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { engineMigrations, type Memory, openRedisMemory, openSqlMemory } from "../../src/index.ts";

const TENANT = "acme";
const WORKER = new URL("./poison-worker.ts", import.meta.url);

const places: { memory: string; place: () => Promise<string> }[] = [
  {
    memory: "SQLite",
    place: async () => {
      const folder = await temporaryFolder();
      onTestFinished(() => folder[Symbol.asyncDispose]());
      return `${folder.path}/engine.db`;
    },
  },
  { memory: "PostgreSQL", place: async () => (await sharedPostgres()).createDatabase() },
  {
    memory: "Redis",
    place: async () => {
      const server = await startRedis();
      onTestFinished(() => server.stop());
      return server.url;
    },
  },
];

/** Starts processes as a supervisor does, one after the other, until one comes to its end. */
async function supervise(
  place: string,
  way: string,
  first: "start" | "work",
  others: "none" | "some",
): Promise<number> {
  for (let deaths = 0; ; deaths += 1) {
    const mode = deaths === 0 ? first : "work";
    const [code] = await once(startWorker(WORKER, [place, way, mode, others]), "exit");
    if (code === 0) return deaths;
    expect(deaths).toBeLessThan(10);
  }
}

async function endOfRuns(place: string) {
  const memory = await openMemory(place);
  const ends = await Promise.all(
    ["good-1", "good-2", "bad"].map((id) => memory.runs.get(TENANT, id)),
  );
  await memory.close();
  return ends.map((run) => run?.hold?.reason ?? run?.error?.code ?? run?.status);
}

async function openMemory(place: string): Promise<Memory> {
  if (place.startsWith("redis:")) return openRedisMemory({ url: place });
  const location = place.startsWith("postgres") ? { url: place } : { file: place };
  const store = await openStore({ ...location, migrations: [engineMigrations] });
  const memory = openSqlMemory(store);
  return { ...memory, close: () => store.close() };
}

const AS_EXPECTED = ["completed", "completed", "quarantine"];

describe.each(places)("a step that ends its process ($memory)", ({ place }) => {
  it("is quarantined in the end, and the other runs complete, with one process", async () => {
    const where = await place();
    const deaths = await supervise(where, "exit", "start", "none");
    expect(await endOfRuns(where)).toEqual(AS_EXPECTED);
    expect(deaths).toBeLessThanOrEqual(6);
  });

  it("is quarantined in the end, and the other runs complete, with two processes", async () => {
    const where = await place();
    // Only one of them makes the tables.
    await (await openMemory(where)).close();
    await Promise.all([
      supervise(where, "kill", "start", "some"),
      supervise(where, "kill", "work", "some"),
    ]);
    expect(await endOfRuns(where)).toEqual(AS_EXPECTED);
  });
});
