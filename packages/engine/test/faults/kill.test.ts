import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { openStore } from "@bole/store";
import { temporaryFolder } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { engineMigrations, type Memory, openSqlMemory } from "../../src/index.ts";
import { faultCalls } from "./plan.ts";

const TENANT = "acme";
const KILLS = Number(process.env.BOLE_TEST_KILLS ?? 12);
/** Calls between two kills, at most; a run of the plan makes fifteen. */
const MOST_CALLS = 40;

/** A small seeded generator, so that a failing series of kills can be run again. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("a process that is killed at any moment", () => {
  it(`loses nothing and does nothing twice (${KILLS} kills)`, {
    timeout: 60_000 + KILLS * 10_000,
  }, async () => {
    await using folder = await temporaryFolder();
    const [file, calls] = [`${folder.path}/engine.db`, `${folder.path}/calls`];
    const next = random(20_301);
    const finished = new Map<string, number>();

    for (let kill = 0; kill < KILLS; kill++) {
      const child = start(file, calls, "run");
      await ready(child);
      await grown(calls, Math.ceil(next() * MOST_CALLS));
      child.kill("SIGKILL");
      await once(child, "exit");
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

    const last = start(file, calls, "drain");
    const [code] = await once(last, "exit");
    expect(code).toBe(0);
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

function start(file: string, calls: string, mode: "run" | "drain"): ChildProcess {
  const worker = new URL("./worker.ts", import.meta.url).pathname;
  return spawn(process.execPath, [worker, file, calls, mode], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** Resolves when so many more bodies have been called: the moment of the kill, at any speed. */
async function grown(file: string, lines: number): Promise<void> {
  const size = () => [...callCounts(file).values()].reduce((sum, count) => sum + count, 0);
  const wanted = size() + lines;
  while (size() < wanted) await delay(1);
}

async function ready(child: ChildProcess): Promise<void> {
  if (child.stdout) await once(child.stdout, "data");
}

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
