/**
 * `node --expose-gc search-measure.ts DATABASE COUNT`: one database with so many people, searched in
 * a process of its own, whose memory is then what the index takes. Prints its numbers as JSON.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Embedder } from "@bole/models";
import { openStore, type Store } from "@bole/store";
import { createSearchIndex, type SearchTables, searchMigrations, type Track } from "@bole/talent";
import { startPostgres, temporaryFolder } from "@bole/testing";
import { sql } from "kysely";
import { load, MODEL, TENANT } from "./search-load.ts";
import { questions, questionVector } from "./search-people.ts";

const WARM_UP = 40;
const ASKED = 200;
const DESCRIBED = { model: MODEL, dimensions: 256, knows_meaning: true };

const [, , database = "sqlite", count = "10000"] = process.argv;
const asked = questions(WARM_UP + ASKED);
const places = new Map(asked.map((q, place) => [q, place]));
const embedder: Embedder = {
  ready: async () => DESCRIBED,
  embed: async (texts) => ({
    ...DESCRIBED,
    vectors: texts.map((text) => questionVector(places.get(text.trim()) ?? places.get(text) ?? 0)),
  }),
  close: async () => undefined,
};

await using folder = await temporaryFolder();
const file = join(folder.path, "search.db");
// A server for tests has a cache of 32 MB, which nobody would give one with so many people.
await using server = database === "postgres" ? await startPostgres(["shared_buffers=512MB"]) : null;
const location = server === null ? { file } : { url: await server.createDatabase() };
const store = await openStore({ ...location, migrations: [searchMigrations] });
await load(store, Number(count));

await collect();
const before = memory();
const index = createSearchIndex({ store, embedder });
const opening = performance.now();
const usedBefore = process.cpuUsage();
await index.search(TENANT, { q: "first", kinds: ["person"] });
const opened = performance.now();
const usedToOpen = process.cpuUsage(usedBefore);
await collect();
const after = memory();

const took: Record<string, number[]> = {};
let cpu: number[] = [];
let blocks_ms = 0;
for (const tracks of [["tag"], ["semantic"], ["keyword"], ["tag", "semantic", "keyword"]]) {
  // Each time with an index that has sought nothing yet: a list that was read before is no measure.
  const fresh = createSearchIndex({ store, embedder });
  await fresh.search(TENANT, { q: "first", kinds: ["person"] });
  const times: number[] = [];
  cpu = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  for (const [number, q] of asked.entries()) {
    if (number === WARM_UP) delay.enable();
    const start = performance.now();
    const used = process.cpuUsage();
    await fresh.search(TENANT, { q, kinds: ["person"], tracks: tracks as Track[] });
    if (number < WARM_UP) continue;
    times.push(performance.now() - start);
    const { user, system } = process.cpuUsage(used);
    cpu.push((user + system) / 1000);
  }
  delay.disable();
  blocks_ms = Math.max(blocks_ms, delay.max / 1e6);
  took[tracks.length > 1 ? "all" : (tracks[0] ?? "")] = times;
}

process.stdout.write(
  JSON.stringify({
    open_ms: opened - opening,
    open_cpu_ms: (usedToOpen.user + usedToOpen.system) / 1000,
    memory: after - before,
    disk: await diskSize(store),
    blocks_ms,
    took,
    // Of the last of them, which is all three together.
    cpu,
  }),
);
await index.close();
await store.close();

/** What is only let go of by the next turn is not part of it. */
async function collect(): Promise<void> {
  if (globalThis.gc === undefined) throw new Error("Run it with --expose-gc.");
  for (let n = 0; n < 3; n++) {
    globalThis.gc();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function memory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Of the words alone, and of everything. */
async function diskSize(store: Store<SearchTables>): Promise<{ words: number; all: number }> {
  const db = store.acrossTenants("A measurement owns its database.");
  if (store.dialect === "sqlite") {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    const { rows } = await sql<{ words: number }>`
      select sum(length(block)) as words from search_words_data`.execute(db);
    return { words: rows[0]?.words ?? 0, all: statSync(file).size };
  }
  const { rows } = await sql<{ words: number; all: number }>`
    select pg_total_relation_size('search_words') as words,
      pg_database_size(current_database()) as all`.execute(db);
  return rows[0] ?? { words: 0, all: 0 };
}
