import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { freePort, temporaryFolder } from "@bole/testing";
import { describe, expect, it, onTestFinished } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

describe("npm start", () => {
  it("answers, and stops when npm is told to stop", async () => {
    await using folder = await temporaryFolder();
    const port = await freePort();
    const npm = spawn("npm", ["start"], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: String(port),
        BOLE_DATA: folder.path,
        BOLE_DEMO: "0",
        BOLE_LOG_LEVEL: "info",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    onTestFinished(() => void npm.kill("SIGTERM"));
    const log = npm.stderr.setEncoding("utf8");
    await said(npm.stdout.setEncoding("utf8"), "Open");
    const health = async () => (await fetch(`http://127.0.0.1:${port}/api/health`)).json();
    await expect.poll(health).toMatchObject({ status: "ok", mode: "embedded" });

    const stopped = said(log, '"stopped"');
    npm.kill("SIGTERM");
    await Promise.all([stopped, once(npm, "exit")]);
  });
});

/** Resolves when a stream has said something. */
async function said(stream: AsyncIterable<string>, text: string): Promise<void> {
  let all = "";
  for await (const chunk of stream) {
    all += chunk;
    if (all.includes(text)) return;
  }
  throw new Error(`The process ended without saying ${text}; it said: ${all}`);
}
