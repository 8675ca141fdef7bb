import { openStore } from "@bole/store";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import {
  createEngine,
  createRegistry,
  defineAgent,
  engineMigrations,
  openSqlMemory,
  SqlWorkQueue,
  type WorkLimits,
} from "../index.ts";

const TENANT = "acme";

/** An agent that tells what runs at the same time, and waits until the test lets it go on. */
function watched() {
  const order: string[] = [];
  const count = { now: 0, most: 0 };
  const agent = defineAgent({
    name: "watched",
    description: "Notes its call.",
    kind: "generation",
    input: z.object({ name: z.string() }),
    output: z.string(),
    run: async ({ name }) => {
      order.push(name);
      count.now += 1;
      count.most = Math.max(count.most, count.now);
      await new Promise<void>((resolve) => setImmediate(resolve));
      count.now -= 1;
      return name;
    },
  });
  return { agent, order, count };
}

const planOf = (name: string) => ({ steps: [{ id: "1", action: "watched", args: { name } }] });

async function open(
  agent: ReturnType<typeof watched>["agent"],
  atOnce: number,
  limits?: WorkLimits,
) {
  const store = await openStore({ file: ":memory:", migrations: [engineMigrations] });
  const queue = await SqlWorkQueue.open(store, { limits: { global: { concurrency: atOnce } } });
  const engine = createEngine({
    memory: openSqlMemory(store),
    registry: createRegistry([agent]),
    queue,
    ...(limits && { limits }),
  });
  onTestFinished(async () => {
    await queue.close();
    await engine.close();
    await store.close();
  });
  return engine;
}

it("runs wait in the queue until somebody works it, a person's before a bulk import's", async () => {
  const { agent, order } = watched();
  const engine = await open(agent, 1);
  const start = (name: string, priority: "bulk" | "person") =>
    engine.start({ tenant: TENANT, plan: planOf(name), priority });
  const runs = [
    await start("import 1", "bulk"),
    await start("import 2", "bulk"),
    await start("person", "person"),
  ];
  expect(runs.map(({ status }) => status)).toEqual(["running", "running", "running"]);
  expect(order).toEqual([]);
  await engine.workQueue();
  const ended = await Promise.all(runs.map(({ run_id }) => engine.settled(TENANT, run_id)));
  expect(ended.map(({ status }) => status)).toEqual(["completed", "completed", "completed"]);
  expect(order).toEqual(["person", "import 1", "import 2"]);
});

it("a run without a priority starts at once, whoever waits", async () => {
  const { agent } = watched();
  const engine = await open(agent, 1);
  const { run_id } = await engine.start({ tenant: TENANT, plan: planOf("now") });
  expect(await engine.settled(TENANT, run_id)).toMatchObject({ status: "completed" });
});

it("what nobody works on gets into the queue by looking for unfinished runs, once", async () => {
  const { agent, order } = watched();
  const engine = await open(agent, 4);
  const { run_id } = await engine.start({ tenant: TENANT, plan: planOf("a"), priority: "bulk" });
  await engine.recover();
  await engine.recover();
  await engine.workQueue();
  expect(await engine.settled(TENANT, run_id)).toMatchObject({ status: "completed" });
  expect(order).toEqual(["a"]);
});

it("an engine calls an agent no more often at once than its limit, over all runs", async () => {
  const { agent, count } = watched();
  const engine = await open(agent, 100, { agents: { watched: { concurrency: 2 } } });
  const runs = await Promise.all(
    Array.from({ length: 10 }, (_, n) => engine.start({ tenant: TENANT, plan: planOf(`${n}`) })),
  );
  for (const { run_id } of runs) {
    expect(await engine.settled(TENANT, run_id)).toMatchObject({ status: "completed" });
  }
  expect(count.most).toBe(2);
});
