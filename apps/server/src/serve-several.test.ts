/** Several servers on one PostgreSQL, or on one Redis. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sharedPostgres, startRedis, temporaryFolder } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { runEventOf, type SseEvent } from "../test/read-sse.ts";
import { servedApi, servedInside, TEST_AGENTS } from "../test/served-api.ts";
import { startBole } from "../test/start-bole.ts";
import { File } from "./http/contract/vfs.ts";

type Env = Readonly<Record<string, string>>;
const redis = await startRedis();

const redisMemory = async (database: number): Promise<Env> => ({
  BOLE_MEMORY: "redis",
  BOLE_REDIS_URL: `${redis.url}/${database}`,
  BOLE_DATABASE_URL: await (await sharedPostgres()).createDatabase(),
});

/** The second server of one pair is in a process of its own; to the others it makes no difference. */
const PLACES: [string, () => Promise<Env>, typeof servedApi | typeof servedInside][] = [
  [
    "PostgreSQL",
    async () => ({ BOLE_DATABASE_URL: await (await sharedPostgres()).createDatabase() }),
    servedApi,
  ],
  [
    "PostgreSQL with a cache on Redis",
    async () => ({
      BOLE_DATABASE_URL: await (await sharedPostgres()).createDatabase(),
      BOLE_REDIS_URL: `${redis.url}/1`,
    }),
    servedInside,
  ],
  ["Redis, with the people in PostgreSQL", () => redisMemory(2), servedInside],
];

/** (ask) ──► say */
const ASKS = {
  steps: [
    { id: "ask", action: "say", args: { text: "1" }, approval: "before" },
    { id: "say", action: "say", depends_on: ["ask"], args: { text: "2" } },
  ],
};
const waits = (events: readonly SseEvent[]) => events.at(-1)?.event === "run_waiting";

describe.concurrent.each(PLACES)("two servers on one %s", (_, place, serveSecond) => {
  it("share runs: one starts it, the other answers it, and both show every event", async () => {
    const env = await place();
    await using here = await temporaryFolder();
    await using there = await temporaryFolder();
    await using first = await servedInside(env, here.path);
    await using second = await serveSecond(env, there.path);
    const runId = await first.start(ASKS);
    const watchedThere = second.events(runId);
    await first.events(runId, { until: waits });
    const watchedHere = first.events(runId);
    expect((await second.approvals()).map(({ gate }) => gate.run_id)).toEqual([runId]);
    await second.approve(runId, "ask");
    const events = await watchedHere;
    expect(events.at(-1)?.event).toBe("run_completed");
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
    expect(await watchedThere).toEqual(events);
    expect(await first.run(runId)).toMatchObject({ status: "completed" });
    const artifact = await second.ask(File, `/vfs?path=/runs/${runId}/say/artifact.json`);
    expect(JSON.parse(artifact.content)).toEqual({ text: "2" });
  });
});

const KILLED: [string, () => Promise<Env>][] = [
  // PostgreSQL knows at once that the process is gone.
  [
    "PostgreSQL",
    async () => ({ BOLE_DATABASE_URL: await (await sharedPostgres()).createDatabase() }),
  ],
  // On Redis the lease has to run out: that is what tells a dead process from a slow one.
  ["Redis", () => redisMemory(3)],
];

//   hold (in the first process, until it is killed)
it.concurrent.each(KILLED)(
  "what a server was doing when it was killed is done by the other, on %s",
  async (_, place) => {
    const env = await place();
    await using folder = await temporaryFolder();
    const file = join(folder.path, "go");
    await using first = await servedApi(env, folder.path);
    await using second = await servedApi(env, folder.path);
    const runId = await first.start({ steps: [{ id: "hold", action: "hold", args: { file } }] });
    const begins = (events: readonly SseEvent[]) =>
      events.some(({ event }) => event === "step_started");
    await first.events(runId, { until: begins });
    first.process.kill("SIGKILL");
    await first.exitCode;
    await writeFile(file, "");
    const events = (await second.events(runId)).map(runEventOf);
    expect(events.at(-1)?.type).toBe("run_completed");
    const run = await second.run(runId);
    expect(run.result).toEqual({ hold: { pid: second.process.pid } });
  },
);

it.concurrent("a server on Redis refuses one that forgets", async () => {
  await using folder = await temporaryFolder();
  const { Redis } = await import("ioredis");
  await using forgetful = await startRedis();
  const client = new Redis(forgetful.url);
  await client.config("SET", "maxmemory-policy", "allkeys-lru");
  client.disconnect();
  const env = {
    PORT: "0",
    BOLE_MEMORY: "redis",
    BOLE_REDIS_URL: forgetful.url,
    BOLE_DATABASE_URL: await (await sharedPostgres()).createDatabase(),
  };
  await using bole = startBole(["serve"], env, folder.path);
  expect(await bole.exitCode).toBe(1);
  expect(bole.stderr()).toContain("allkeys-lru");
});

//   hold (a server that does no runs hands it to a worker)
it.concurrent("a worker does the runs of a server that does none itself", async () => {
  const env = { BOLE_DATABASE_URL: await (await sharedPostgres()).createDatabase() };
  await using here = await temporaryFolder();
  await using there = await temporaryFolder();
  const file = join(here.path, "go");
  await writeFile(file, "");
  await using server = await servedInside({ ...env, BOLE_WORK: "off" }, here.path);
  const runId = await server.start({ steps: [{ id: "hold", action: "hold", args: { file } }] });
  await using worker = startBole(["worker"], { BOLE_AGENTS: TEST_AGENTS, ...env }, there.path);
  const events = (await server.events(runId)).map(runEventOf);
  expect(events.at(-1)?.type).toBe("run_completed");
  expect((await server.run(runId)).result).toEqual({ hold: { pid: worker.process.pid } });
});

it.concurrent("a worker without PostgreSQL says what it needs", async () => {
  await using folder = await temporaryFolder();
  await using worker = startBole(["worker"], {}, folder.path);
  expect(await worker.exitCode).toBe(2);
  expect(worker.stderr()).toContain("BOLE_DATABASE_URL");
});
