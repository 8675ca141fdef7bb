import { once } from "node:events";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { Agent } from "node:http";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { sharedPostgres, temporaryFolder } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { servingInside, startInside } from "../test/bole-inside.ts";
import { openRequest, readText } from "../test/http-request.ts";
import { startBole, startServing } from "../test/start-bole.ts";
import { Health } from "./http/contract/health.ts";

/** Accepts connections and says nothing, until it is told to hang up. */
async function silentServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => {});
    sockets.push(socket);
    server.emit("accepted");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    port: address.port,
    accepted: once(server, "accepted"),
    hangUp: () => sockets.splice(0).forEach((socket) => void socket.destroy()),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

const getOn = async (agent: Agent, url: string) => readText(await openRequest(url, { agent }));

describe("bole serve", () => {
  it("prints where it is and where the data is, answers, and stops with exit code 0", async () => {
    await using folder = await temporaryFolder();
    await using bole = await startServing({}, folder.path);
    expect(bole.stdout()).toContain(join(folder.path, "data"));
    expect(existsSync(join(folder.path, "data"))).toBe(true);
    const answer = await fetch(`${bole.url}/api/health`);
    // A quiet line is hung up by whoever may use it next, or they would be cut off while they ask.
    expect(answer.headers.get("keep-alive")).toBe("timeout=330");
    const health = Health.parse(await answer.json());
    expect(health).toMatchObject({ status: "ok", mode: "embedded" });
    bole.process.kill("SIGINT");
    expect(await bole.exitCode).toBe(0);
    const levels = bole
      .stderr()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
      // On a busy machine it may; that is no fault of the server.
      .filter(({ msg }) => msg !== "the event loop stood still")
      .map(({ level }) => level);
    expect(new Set(levels)).toEqual(new Set(["info"]));
  });

  it("ends streams, finishes what is in flight and takes nothing new when it is told to stop", async () => {
    await using folder = await temporaryFolder();
    await using mail = await silentServer();
    await using bole = await servingInside(
      { BOLE_SMTP_URL: `smtp://127.0.0.1:${mail.port}` },
      folder.path,
    );
    const keptAlive = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await getOn(keptAlive, `${bole.url}/api/health`)).toContain('"ok"');
    const stream = await fetch(`${bole.url}/api/system/log`);
    const streamEnded = stream.text();
    const slow = fetch(`${bole.url}/api/system/checks`);
    await mail.accepted;

    bole.stop();
    expect(await streamEnded).toContain("event: log");
    expect(await getOn(keptAlive, `${bole.url}/api/health`)).toContain('"stopping"');
    await expect(getOn(new Agent(), `${bole.url}/api/health`)).rejects.toThrow("ECONNREFUSED");
    mail.hangUp();
    const response = await slow;
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('"smtp"');
    expect(await bole.exitCode).toBe(0);
    keptAlive.destroy();
  });

  it("cuts off what does not finish in time, says so, and still ends in order", async () => {
    await using folder = await temporaryFolder();
    await using mail = await silentServer();
    await using bole = await servingInside(
      { BOLE_SMTP_URL: `smtp://127.0.0.1:${mail.port}`, BOLE_SHUTDOWN_SECONDS: "0" },
      folder.path,
    );
    const slow = fetch(`${bole.url}/api/system/checks`).catch((error: unknown) => error);
    await mail.accepted;
    bole.stop();
    expect(await bole.exitCode).toBe(0);
    expect(await slow).toBeInstanceOf(Error);
    expect(bole.stderr()).toContain("cut off");
  });

  it("says in one sentence that the port is busy and what to do, and touches nothing", async () => {
    await using folder = await temporaryFolder();
    await using other = await silentServer();
    await using bole = startInside(["serve"], { PORT: String(other.port) }, folder.path);
    expect(await bole.exitCode).toBe(1);
    expect(bole.stderr()).toBe(
      `Port ${other.port} on 127.0.0.1 is already in use.\n` +
        "Stop the other program, or choose another port, such as PORT=4101.\n",
    );
    expect(existsSync(join(folder.path, "data"))).toBe(false);
  });

  it("says that the data folder cannot be used and what to do", async () => {
    await using folder = await temporaryFolder();
    // Below a file nobody can make a folder, not even root.
    await writeFile(join(folder.path, "file"), "");
    const data = join(folder.path, "file", "data");
    await using bole = startInside(["serve"], { PORT: "0", BOLE_DATA: data }, folder.path);
    expect(await bole.exitCode).toBe(1);
    expect(bole.stdout()).toBe("");
    expect(bole.stderr()).toContain(`cannot write to its data folder ${data}`);
    expect(bole.stderr()).toContain("Set BOLE_DATA");
  });

  it("refuses a second server on the same data folder, and takes it when the first is gone", async () => {
    await using folder = await temporaryFolder();
    await using first = await startServing({}, folder.path);
    await using second = startInside(["serve"], { PORT: "0" }, folder.path);
    expect(await second.exitCode).toBe(1);
    expect(second.stderr()).toBe(
      `Another Bole uses the data folder ${join(folder.path, "data")}.\n` +
        "Stop the other one, or set BOLE_DATA to another folder.\n",
    );
    expect((await fetch(`${first.url}/api/runs`)).status).toBe(200);
    first.process.kill("SIGKILL");
    await first.exitCode;
    await using third = await servingInside({}, folder.path);
    expect((await fetch(`${third.url}/api/runs`)).status).toBe(200);
  });

  it.each([
    ["PostgreSQL", "BOLE_DATABASE_URL", "postgres://127.0.0.1:1/bole"],
    ["Redis", "BOLE_REDIS_URL", "redis://127.0.0.1:1"],
  ])("says that %s cannot be reached, and ends", async (_, variable, url) => {
    await using folder = await temporaryFolder();
    const memory =
      variable === "BOLE_REDIS_URL"
        ? {
            BOLE_MEMORY: "redis",
            BOLE_DATABASE_URL: await (await sharedPostgres()).createDatabase(),
          }
        : {};
    const env = { PORT: "0", [variable]: url, ...memory };
    await using bole = startInside(["serve"], env, folder.path);
    expect(await bole.exitCode).toBe(1);
    expect(bole.stderr()).toMatch(/127\.0\.0\.1:1/);
    expect(bole.stdout()).toBe("");
  });

  it("says which module of agents cannot be used, and why", async () => {
    await using folder = await temporaryFolder();
    await using bole = startInside(["serve"], { PORT: "0", BOLE_AGENTS: "./none" }, folder.path);
    expect(await bole.exitCode).toBe(1);
    expect(bole.stderr()).toContain("The agents of ./none cannot be loaded");
    expect(bole.stderr()).toContain("BOLE_AGENTS");
  });

  it("prints every mistake of the environment at once and exits with 2", async () => {
    await using folder = await temporaryFolder();
    const env = { PORT: "x", BOLE_HOST: "0.0.0.0", BOLE_MODELL: "y", BOLE_SMTP_URL: "z" };
    await using bole = startBole(["serve"], env, folder.path);
    expect(await bole.exitCode).toBe(2);
    for (const variable of Object.keys(env)) expect(bole.stderr()).toContain(`  ${variable} `);
    expect(bole.stderr()).toContain("did you mean BOLE_MODEL?");
    expect(existsSync(join(folder.path, "data"))).toBe(false);
  });
});
