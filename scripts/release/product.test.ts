/** What somebody gets who types `npx bole`: the product, packed, installed into an empty folder and started there. */
import { execFile, spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { freePort, temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { ensurePage } from "../page.mjs";
import { startRegistry } from "./local-registry.ts";
import { packProduct } from "./pack.ts";

const run = promisify(execFile);

it("npx bole serves the page and runs agents of one's own", async () => {
  expect(ensurePage()).toBe(true);
  await using folder = await temporaryFolder();
  const registry = await startRegistry([await packProduct(join(folder.path, "packed"))]);
  const app = join(folder.path, "app");
  await mkdir(app);
  await writeFile(join(app, "package.json"), JSON.stringify({ name: "app", private: true }));
  await writeFile(join(app, "agents.ts"), AGENTS);
  const env = { ...process.env, npm_config_registry: registry.url };
  const quiet = ["--prefer-offline", "--no-audit", "--no-fund"];
  await run("npm", ["install", ...quiet, "bole"], { cwd: app, env, maxBuffer: 2 ** 24 });
  await registry.close();

  const port = String(await freePort());
  const settings = {
    PORT: port,
    BOLE_DATA: join(app, "data"),
    BOLE_AGENTS: "./agents.ts",
    BOLE_DEMO: "0",
  };
  const bole = spawn(join(app, "node_modules/.bin/bole"), ["serve"], {
    cwd: app,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = new Promise((resolve) => bole.once("exit", resolve));
  try {
    for await (const line of createInterface(bole.stdout)) if (line.includes(port)) break;
    const url = `http://127.0.0.1:${port}`;
    const page = await fetch(`${url}/runs`, { headers: { accept: "text/html" } });
    expect(await page.text()).toContain('<div id="root">');
    const plan = { steps: [{ id: "1", action: "shout", args: { text: "hi" } }] };
    const body = JSON.stringify({ plan, options: { run_id: "first" } });
    const headers = { "content-type": "application/json" };
    const started = await fetch(`${url}/api/runs`, { method: "POST", headers, body });
    expect(started.status).toBe(202);
    const events = await (await fetch(`${url}/api/runs/first/events`)).text();
    expect(events).toContain("run_completed");
    expect(events).toContain("hi!");
  } finally {
    bole.kill();
    await exited;
  }
});

const AGENTS = `
import { defineAgent } from "@bole/engine";
import { z } from "zod";
const Text = z.object({ text: z.string() });
const shout = defineAgent({
  name: "shout",
  description: "Says it louder.",
  kind: "generation",
  input: Text,
  output: Text,
  run: ({ text }) => ({ text: text + "!" }),
});
export const agents = [shout];
`;
