import { startRedis } from "@bole/testing";
import { emptyCheckpoint } from "@langchain/langgraph-checkpoint";
import { Redis } from "ioredis";
import { expect, it, onTestFinished } from "vitest";
import {
  sampleAnswer,
  sampleEvent,
  sampleGate,
  samplePlanning,
  sampleRecord,
  sampleRun,
  TENANT,
} from "../conformance/samples.ts";
import type { Memory } from "../ports/memory.ts";
import { openRedisMemory } from "./open-redis-memory.ts";

const KEPT_MS = 1_000;

async function openWithClock(keep_finished_ms?: number) {
  const server = await startRedis();
  onTestFinished(() => server.stop());
  const redis = new Redis(server.url);
  onTestFinished(() => redis.disconnect());
  const clock = { now: 1_900_000_000_000 };
  const memory = await openRedisMemory({
    url: server.url,
    now: () => new Date(clock.now),
    ...(keep_finished_ms === undefined ? {} : { keep_finished_ms }),
  });
  onTestFinished(() => memory.close());
  return { memory, redis, clock };
}

/** A run with something under every kind of key. */
async function begin({ runs, checkpointer }: Memory, run_id: string): Promise<void> {
  await runs.create(sampleRun(run_id, { planning: samplePlanning({ revision: 2 }) }), {
    journal: [sampleRecord("1")],
    events: [sampleEvent(1)],
    gates: ["asked", "waiting"].map((name) =>
      sampleGate(`${name} ${run_id}`, run_id, { until: 5, event: "reply" }),
    ),
  });
  await runs.claim(TENANT, run_id, "dead", 0, 1);
  await runs.answer(TENANT, `asked ${run_id}`, sampleAnswer());
  const metadata = { source: "loop", step: 0, parents: {} } as const;
  // Its own thread, and one for each of its plans.
  for (const thread_id of [run_id, `${run_id}@1`, `${run_id}@2`]) {
    const thread = { configurable: { thread_id } };
    const values = { channel_values: { a: 1 }, channel_versions: { a: 1 } };
    const checkpoint = { ...emptyCheckpoint(), ...values };
    const config = await checkpointer.put(thread, checkpoint, metadata, { a: 1 });
    await checkpointer.putWrites(config, [["a", 2]], "task");
  }
}

const end = ({ runs }: Memory, run_id: string) =>
  runs.commit(TENANT, run_id, { events: [sampleEvent(2)], run: { status: "completed" } });

it("removes what is left of a run some time after its end, from every index", async () => {
  const { memory, redis, clock } = await openWithClock(KEPT_MS);
  await begin(memory, "old");
  await end(memory, "old");
  expect(await memory.runs.get(TENANT, "old")).not.toBeNull();

  clock.now += KEPT_MS - 1;
  await memory.runs.create(sampleRun("next"), {});
  await memory.runs.commit(TENANT, "next", { run: { status: "failed" } });
  expect(await memory.journal.read(TENANT, "old")).toHaveLength(1);

  clock.now += 1;
  await memory.runs.create(sampleRun("last"), {});
  await memory.runs.commit(TENANT, "last", { run: { status: "cancelled" } });
  expect(await memory.runs.get(TENANT, "old")).toBeNull();
  expect(await memory.gates.get(TENANT, "asked old")).toBeNull();
  expect(await memory.gates.pending(TENANT)).toEqual([]);
  expect((await memory.runs.list(TENANT)).map(({ run_id }) => run_id)).toEqual(["last", "next"]);
  expect((await redis.keys("*")).sort()).toEqual([
    "finished",
    "position",
    "runs-of:acme:cancelled",
    "runs-of:acme:failed",
    "runs:last",
    "runs:next",
  ]);
});

it("never touches a run that has not ended, however old it is", async () => {
  const { memory, clock } = await openWithClock(KEPT_MS);
  await begin(memory, "waiting");
  await memory.runs.commit(TENANT, "waiting", { run: { status: "waiting" } });
  await begin(memory, "reopened");
  await end(memory, "reopened");
  await memory.runs.commit(TENANT, "reopened", { run: { status: "running" } });
  clock.now += 1_000 * KEPT_MS;
  await begin(memory, "other");
  await end(memory, "other");
  for (const id of ["waiting", "reopened"]) {
    expect(await memory.runs.get(TENANT, id)).not.toBeNull();
    expect(await memory.journal.read(TENANT, id)).toHaveLength(1);
    expect(await memory.gates.ofRun(TENANT, id)).toHaveLength(2);
    const tuple = await memory.checkpointer.getTuple({ configurable: { thread_id: id } });
    expect(tuple?.pendingWrites).toHaveLength(1);
  }
});

it("keeps every run for ever, unless it is told otherwise", async () => {
  const { memory, redis, clock } = await openWithClock();
  await begin(memory, "old");
  await end(memory, "old");
  clock.now += 10 ** 12;
  await begin(memory, "other");
  await end(memory, "other");
  expect(await memory.runs.get(TENANT, "old")).not.toBeNull();
  expect(await redis.exists("finished")).toBe(0);
});
