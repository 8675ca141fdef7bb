import { once } from "node:events";
import type { Principal } from "@bole/base";
import { openStore, type StoreLocation } from "@bole/store";
import {
  begin,
  forKilled,
  grown,
  kill,
  lastWordsDone,
  seededRandom,
  sharedPostgres,
  startWorker,
  temporaryFolder,
} from "@bole/testing";
import { describe, expect, it } from "vitest";
import { searchMigrations } from "../../src/search/sql/migrations.ts";
import { talentMigrations } from "../../src/sql/migrations/index.ts";
import { openTalent } from "../../src/talent.ts";
import { plainDigest } from "../../src/testing/plain-digest.ts";
import { inspectGate } from "./inspect-gate.ts";
import { readNotes } from "./notes.ts";

/** Of all kills: on a server they show less, because its process lives on. */
const KILLS = Math.min(Number(process.env.BOLE_TEST_KILLS ?? 8), 100);
const ON_POSTGRES = Math.ceil(KILLS / 4);
/** Notes between two kills, at most; a move makes two. */
const MOST_NOTES = 16;
const CANDIDATES = 5;
const WORKER = new URL("./worker.ts", import.meta.url);
const ROSA: Principal = { tenant: "acme", user: "rosa", roles: ["recruiter"] };

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
    { timeout: 600_000 + KILLS * 60_000 },
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
      const next = seededRandom(70_301);
      const args = [JSON.stringify(forKilled(location)), notes];
      const start = () => startWorker(WORKER, args);
      let coming = start();
      opened.defer(() => void coming.kill("SIGKILL"));
      for (let killed = 0; killed < kills; killed += 1) {
        const child = coming;
        coming = start();
        await begin(child, "run");
        await grown(child, () => readNotes(notes).length, Math.ceil(next() * MOST_NOTES));
        await kill(child);
        await lastWordsDone(location);
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
