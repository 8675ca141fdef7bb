/** No server outlives the test process, however that one ends. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { listens } from "./port-probe.ts";

const INDEX = new URL("./index.ts", import.meta.url).href;
const OWNER = `
  import { startPostgres, startRedis } from ${JSON.stringify(INDEX)};
  const servers = await Promise.all([startPostgres(), startRedis()]);
  console.log(servers.map((server) => new URL(server.url).port).join(" "));
  process.stdin.resume();
`;

it.each(["SIGKILL", "end of its work"])(
  "ends the servers when their owner is ended by %s",
  async (how) => {
    const owner = spawn(process.execPath, ["--input-type=module", "--eval", OWNER], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    const line = String(await once(createInterface({ input: owner.stdout }), "line"));
    const ports = line.split(" ").map(Number);
    expect(await Promise.all(ports.map(listens))).toEqual([true, true]);

    if (how === "SIGKILL") owner.kill("SIGKILL");
    else owner.stdin.end();

    await expect.poll(() => Promise.all(ports.map(listens))).toEqual([false, false]);
  },
);
