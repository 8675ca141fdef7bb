import { readFileSync, writeFileSync } from "node:fs";
import type { StoreLocation } from "@bole/store";
import {
  begin,
  forKilled,
  grown,
  kill,
  lastWordsDone,
  sharedPostgres,
  startWorker,
  temporaryFolder,
} from "@bole/testing";
import { describe, expect, it } from "vitest";
import { ME, openChat } from "./open-chat.ts";

/** Of all kills: on a server they show less, because its process lives on. */
const KILLS = Math.min(Number(process.env.BOLE_TEST_KILLS ?? 4), 100);
const ON_POSTGRES = Math.ceil(KILLS / 4);
/** Answers between two kills; each dies at another place. */
const ANSWERS = [3, 1, 4, 2, 5];

const WORKER = new URL("./chat-worker.ts", import.meta.url);

describe("messages to a process that is killed at any moment", () => {
  it.each([
    ["SQLite", KILLS - ON_POSTGRES, async (folder: string) => ({ file: `${folder}/resume.db` })],
    [
      "PostgreSQL",
      ON_POSTGRES,
      async () => ({ url: await (await sharedPostgres()).createDatabase() }),
    ],
  ])(
    "are answered once, and none of their edits is lost (%s, %i kills)",
    { timeout: 600_000 + KILLS * 60_000 },
    async (_, kills, locate) => {
      await using folder = await temporaryFolder();
      const location: StoreLocation = await locate(folder.path);
      const { store, desk, chat } = await openChat(location);
      await using opened = new AsyncDisposableStack();
      opened.defer(() => store.close());
      const { id } = await desk.create(ME, { data: { basic: { name: "Ada" } } });
      const notes = `${folder.path}/notes`;
      writeFileSync(notes, "");
      // One that was told before the kill is said and told once more after it.
      const told = () => new Set(readFileSync(notes, "utf8").match(/^told \d+$/gm)).size;
      const start = () => startWorker(WORKER, [JSON.stringify(forKilled(location)), id, notes]);
      let coming = start();
      opened.defer(() => void coming.kill("SIGKILL"));
      for (let killed = 0; killed < kills; killed += 1) {
        const child = coming;
        // It loads its modules while this one works.
        coming = start();
        await begin(child, "run");
        await grown(child, told, ANSWERS[killed % ANSWERS.length] ?? 1);
        await kill(child);
        await lastWordsDone(location);

        const { resume } = await desk.get(ME, id);
        const names = resume.data.projects.map(({ name }) => name);
        expect(names).toEqual(names.map((__, index) => `p${index + 1}`));
        expect(names.length).toBeGreaterThanOrEqual(told());
        expect(resume.version).toBe(names.length + 1);
        const { items } = await desk.history(ME, id, { limit: 200 });
        expect(items.map(({ version }) => version)).toEqual(
          names.map((__, index) => names.length + 1 - index),
        );
        const { turns } = await chat.session(ME, "s");
        expect(turns.map(({ message }) => message)).toEqual(names);
        expect((await desk.version(ME, id, 1)).projects).toEqual([]);
      }
    },
  );
});
