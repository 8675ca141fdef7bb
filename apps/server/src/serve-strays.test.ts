/** What modules of agents do wrong does not take the server with it, nor keep it from ending. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { servedApi } from "../test/served-api.ts";
import { startBole } from "../test/start-bole.ts";

it("an agent's errors that nobody catches are logged, and the server goes on", async () => {
  await using folder = await temporaryFolder();
  await using bole = await servedApi({}, folder.path);
  const runId = await bole.start({ steps: [{ id: "1", action: "stray" }] });
  const events = await bole.events(runId);
  expect(events.at(-1)?.event).toBe("run_completed");
  // What it prints comes on another way than its events, and may come later.
  await bole.printed(/nobody waits for this/);
  await bole.printed(/nobody catches this/);
  bole.process.kill("SIGTERM");
  expect(await bole.exitCode).toBe(0);
});

it("a module of agents that never loads does not keep the server from ending", async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, "agents"));
  const hanging =
    'console.error("loading"); await new Promise(() => {}); export const agents = [];';
  await writeFile(join(folder.path, "agents", "index.ts"), hanging);
  const env = { PORT: "0", BOLE_AGENTS: "./agents", BOLE_SHUTDOWN_SECONDS: "0" };
  await using bole = startBole(["serve"], env, folder.path);
  await bole.printed(/loading/);
  bole.process.kill("SIGTERM");
  expect(await bole.exitCode).toBe(1);
});
