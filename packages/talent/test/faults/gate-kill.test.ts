import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import type { Principal } from "@bole/base";
import { openStore, type StoreLocation } from "@bole/store";
import { sharedPostgres, temporaryFolder } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { searchMigrations } from "../../src/search/sql/migrations.ts";
import { talentMigrations } from "../../src/sql/migrations/index.ts";
import { openTalent } from "../../src/talent.ts";
import { plainDigest } from "../../src/testing/plain-digest.ts";
import { inspectGate } from "./inspect-gate.ts";
import { readNotes } from "./notes.ts";

/** Of all kills: on a server they show less, because its process lives on. */
const KILLS = Math.min(Number(process.env.BOLE_TEST_KILLS ?? 12), 100);
const ON_POSTGRES = Math.ceil(KILLS / 4);
/** Notes between two kills, at most; a move makes two. */
const MOST_NOTES = 16;
const CANDIDATES = 5;
const ROSA: Principal = { tenant: "acme", user: "rosa", roles: ["recruiter"] };

/** A small seeded generator, so that a failing series of kills can be run again. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("stages that are moved by processes that are killed at any moment", () => {
  it.each([
    ["SQLite", KILLS - ON_POSTGRES, async (folder: string) => ({ file: `${folder}/talent.db` })],
    [
      "PostgreSQL",
      ON_POSTGRES,
      async () => ({ url: await (await sharedPostgres()).createDatabase() }),
    ],
  ])(
    "are moved once or not at all, with their effect and their log (%s, %i kills)",
    { timeout: 60_000 + KILLS * 10_000 },
    async (_, kills, locate) => {
      await using folder = await temporaryFolder();
      const location: StoreLocation = await locate(folder.path);
      const notes = `${folder.path}/notes`;
      const migrations = [talentMigrations, searchMigrations] as const;
      const store = await openStore({ ...location, migrations });
      await using opened = new AsyncDisposableStack();
      opened.defer(() => store.close());
      const talent = openTalent({ store, digest: plainDigest });
      const job = await talent.jobs.create(ROSA, { title: "Engineer" });
      for (let i = 0; i < CANDIDATES; i += 1) {
        const { id } = await talent.people.add(ROSA, { name: `Candidate ${i}` });
        await talent.applications.add(ROSA, { person_id: id, job_id: job.id });
      }
      const next = random(70_301);
      const start = () => startWorker(location, notes, folder.path);
      let coming = start();
      opened.defer(() => void coming.kill("SIGKILL"));
      for (let kill = 0; kill < kills; kill += 1) {
        const child = coming;
        coming = start();
        await begin(child, "run");
        await grown(child, notes, Math.ceil(next() * MOST_NOTES));
        child.kill("SIGKILL");
        await once(child, "exit");
        await inspectGate(store, ROSA.tenant, readNotes(notes));
      }
      const ended = once(coming, "exit");
      await begin(coming, "drain");
      expect(await ended).toEqual([0, null]);
      const moved = await inspectGate(store, ROSA.tenant, readNotes(notes));
      expect(moved).toBeGreaterThan(kills);
      const waiting = await talent.effects.list(ROSA, { state: "awaiting_approval" });
      expect(waiting.items).toEqual([]);
    },
  );
});

type Worker = ChildProcessByStdio<Writable, Readable, null>;

function startWorker(location: StoreLocation, notes: string, folder: string): Worker {
  const worker = new URL("./worker.ts", import.meta.url).pathname;
  return spawn(process.execPath, [worker, JSON.stringify(location), notes], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, NODE_COMPILE_CACHE: `${folder}/compiled` },
  });
}

/** Resolves when so many more notes were made: the moment of the kill, at any speed. */
async function grown(child: Worker, notes: string, lines: number): Promise<void> {
  const wanted = readNotes(notes).length + lines;
  while (readNotes(notes).length < wanted) {
    if (child.exitCode !== null) throw new Error("the worker has ended by itself");
    await delay(1);
  }
}

/** Resolves when it has made up for what the one before it left. */
async function begin(child: Worker, mode: "run" | "drain"): Promise<void> {
  const ended = once(child, "exit").then(() => "ended");
  const ready = once(child.stdout, "data").then(() => "ready");
  child.stdin.write(mode);
  expect(await Promise.race([ready, ended])).toBe("ready");
}
