import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

it("npx bole serve stops when npx is told to stop", async () => {
  await using folder = await temporaryFolder();
  const npx = spawn("npx", ["bole", "serve"], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: "0",
      BOLE_DATA: folder.path,
      BOLE_DEMO: "0",
      BOLE_LOG_LEVEL: "info",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  npx.stdout.resume();
  let log = "";
  // The server holds this stream open after npx has gone; it ends when the server does.
  const closed = once(npx, "close");
  for await (const chunk of npx.stderr.setEncoding("utf8")) {
    if (!log.includes('"started"') && `${log}${chunk}`.includes('"started"')) npx.kill("SIGTERM");
    log += chunk;
  }
  await closed;
  expect(log).toContain('"stopped"');
});
