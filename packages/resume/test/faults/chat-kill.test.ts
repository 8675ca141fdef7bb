import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { StoreLocation } from "@bole/store";
import { sharedPostgres, temporaryFolder } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { ME, openChat } from "./open-chat.ts";

/** Of all kills: on a server they show less, because its process lives on. */
const KILLS = Math.min(Number(process.env.BOLE_TEST_KILLS ?? 4), 100);
const ON_POSTGRES = Math.ceil(KILLS / 4);
/** Answers between two kills; each dies at another place. */
const ANSWERS = [3, 1, 4, 2, 5];

function startWorker(args: readonly string[], folder: string) {
  return spawn(process.execPath, [new URL("./chat-worker.ts", import.meta.url).pathname, ...args], {
    stdio: ["pipe", "ignore", "inherit"],
    env: { ...process.env, NODE_COMPILE_CACHE: `${folder}/compiled` },
  });
}

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
      const start = () => startWorker([JSON.stringify(location), id, notes], folder.path);
      let coming = start();
      opened.defer(() => void coming.kill("SIGKILL"));
      for (let killed = 0; killed < kills; killed += 1) {
        const child = coming;
        // It loads its modules while this one works.
        coming = start();
        const wanted = told() + (ANSWERS[killed % ANSWERS.length] ?? 1);
        child.stdin.write("go");
        while (told() < wanted) {
          if (child.exitCode !== null) throw new Error("the worker has ended by itself");
          await delay(1);
        }
        const ended = once(child, "exit");
        child.kill("SIGKILL");
        expect(await ended).toEqual([null, "SIGKILL"]);

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
