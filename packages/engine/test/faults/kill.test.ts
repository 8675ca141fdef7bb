import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { openStore } from "@bole/store";
import { begin, grown, kill, seededRandom, startWorker, temporaryFolder } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { engineMigrations, type Memory, openSqlMemory } from "../../src/index.ts";
import { faultCalls } from "./plan.ts";

const TENANT = "acme";
const KILLS = Number(process.env.BOLE_TEST_KILLS ?? 8);
/** Calls between two kills, at most; a run of the plan makes fifteen. */
const MOST_CALLS = 40;

const WORKER = new URL("./worker.ts", import.meta.url);

describe("a process that is killed at any moment", () => {
  it(`loses nothing and does nothing twice (${KILLS} kills)`, {
    timeout: 600_000 + KILLS * 60_000,
  }, async () => {
    await using folder = await temporaryFolder();
    const [file, calls] = [`${folder.path}/engine.db`, `${folder.path}/calls`];
    const next = seededRandom(20_301);
    const finished = new Map<string, number>();
    const called = () => [...callCounts(calls).values()].reduce((sum, count) => sum + count, 0);
    const start = () => startWorker(WORKER, [file, calls]);
    await using opened = new AsyncDisposableStack();
    let coming = start();
    opened.defer(() => void coming.kill("SIGKILL"));

    for (let killed = 0; killed < KILLS; killed += 1) {
      const child = coming;
      // It loads its modules while this one works.
      coming = start();
      await begin(child, "run");
      await grown(child, called, Math.ceil(next() * MOST_CALLS));
      await kill(child);
      await withMemory(file, async (memory) => {
        const counts = callCounts(calls);
        for (const key of await journalled(memory)) {
          const before = finished.get(key);
          if (before === undefined) finished.set(key, counts.get(key) ?? 0);
          else
            expect(counts.get(key) ?? 0, `${key} had finished and was called again`).toBe(before);
        }
      });
    }

    const ended = once(coming, "exit");
    await begin(coming, "drain");
    expect(await ended).toEqual([0, null]);
    await withMemory(file, async (memory) => {
      const counts = callCounts(calls);
      for (const [key, before] of finished) {
        expect(counts.get(key) ?? 0, `${key} had finished and was called again`).toBe(before);
      }
      const runs = await memory.runs.list(TENANT, { limit: 10_000 });
      expect(runs.length).toBeGreaterThan(KILLS / 2);
      for (const { run_id, status } of runs) {
        expect(status).toBe("completed");
        for (const call of faultCalls) expect(counts.get(`${run_id} ${call}`)).toBeGreaterThan(0);
        const seqs = (await memory.events.read(TENANT, run_id)).map(({ seq }) => seq);
        expect(seqs).toEqual(seqs.map((_, index) => index + 1));
      }
    });
  });
});

/** How often each body was called, by `run key`, as noted outside the killed processes. */
function callCounts(file: string): Map<string, number> {
  const counts = new Map<string, number>();
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/** Everything in the journal that stands for one call: `run key`. */
async function journalled(memory: Memory): Promise<string[]> {
  const runs = await memory.runs.list(TENANT, { limit: 10_000 });
  const keys = await Promise.all(
    runs.map(async ({ run_id }) => {
      const records = await memory.journal.read(TENANT, run_id);
      return records.filter(({ attempts }) => attempts > 0).map(({ key }) => `${run_id} ${key}`);
    }),
  );
  // A step that is approved after it has run keeps its call as its first turn.
  return keys.flat().map((key) => key.replace(/lone#0$/, "lone"));
}

async function withMemory(file: string, work: (memory: Memory) => Promise<void>): Promise<void> {
  const store = await openStore({ file, migrations: [engineMigrations] });
  await work(openSqlMemory(store)).finally(() => store.close());
}
