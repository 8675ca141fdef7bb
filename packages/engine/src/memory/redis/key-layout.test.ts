/** What others who look into the same Redis may rely on. */
import { startRedis, type TestServer } from "@bole/testing";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import {
  SAMPLE_PLAN,
  sampleEvent,
  sampleGate,
  sampleRecord,
  sampleRun,
} from "../conformance/samples.ts";
import type { Memory } from "../ports/memory.ts";
import { openRedisMemory, type RedisMemoryOptions } from "./open-redis-memory.ts";

let server: TestServer;
let redis: Redis;
beforeAll(async () => {
  server = await startRedis();
  redis = new Redis(server.url);
});
afterAll(async () => {
  await redis.quit();
  await server.stop();
});

async function open(options: Partial<RedisMemoryOptions> = {}): Promise<Memory> {
  await redis.flushall();
  const memory = await openRedisMemory({ url: server.url, ...options });
  onTestFinished(() => memory.close());
  return memory;
}

const plan = SAMPLE_PLAN;

describe("the keys", () => {
  it("are named as the design says, and hold JSON that anybody can read", async () => {
    const { plans, vfs, cache, runs } = await open();
    await plans.put("acme", { plan_id: "hire", plan, author: "ann", tags: ["a"] });
    await vfs.put("acme", { path: "/runs/r1/1/artifact.json", content: "{}" });
    await cache.set({ agent: "greet", sha256: "0123456789abcdef".repeat(4) }, { hi: 1 }, 100);
    await runs.create(sampleRun("r1"), { events: [sampleEvent(1), sampleEvent(2)] });

    expect(JSON.parse((await redis.get("plan:acme:hire")) ?? "")).toMatchObject({
      ver: 1,
      steps: plan.steps,
      meta: {},
      author: "ann",
      tags: ["a"],
      created_at: expect.any(String),
    });
    expect(JSON.parse((await redis.get("vfs:acme:/runs/r1/1/artifact.json")) ?? "")).toMatchObject({
      uri: "vfs:/runs/r1/1/artifact.json",
      mime: "text/plain",
      size: 2,
      ver: 1,
      tags: [],
    });
    expect(await redis.hget("cache:greet:0123456789abcdef", "value")).toBe('{"hi":1}');
    const entries = await redis.xrange("runs:r1:events", "-", "+");
    expect(entries.map(([id, [, text = ""]]) => [id, JSON.parse(text)])).toEqual([
      ["1-0", sampleEvent(1)],
      ["2-0", sampleEvent(2)],
    ]);
  });

  it("all have the prefix, if there is one, so that two memories share a server", async () => {
    const memory = await open({ prefix: "bole" });
    await memory.plans.put("acme", { plan_id: "hire", plan, author: "ann" });
    await memory.vfs.put("acme", { path: "/f", content: "" });
    await memory.runs.create(sampleRun("r1"), {
      journal: [sampleRecord("1")],
      events: [sampleEvent(1)],
      gates: [sampleGate("g1", "r1", { until: 1 })],
    });
    const names = await redis.keys("*");
    expect(names).toContain("bole:plan:acme:hire");
    expect(names.filter((name) => !name.startsWith("bole:"))).toEqual([]);
  });

  //   tenant "a" with the plan "b:c"   and   tenant "a:b" with the plan "c"
  it("of two tenants are never the same, whatever they are called", async () => {
    const { plans, vfs, runs, gates } = await open();
    await plans.put("a", { plan_id: "b:c", plan, author: "ann" });
    expect(await plans.get("a:b", "c")).toBeNull();
    await vfs.put("a", { path: "/f", content: "mine" });
    expect(await vfs.get("a:/f", "/f")).toBeNull();
    await runs.create(sampleRun("x:events", { tenant: "a:b%3A" }), {
      gates: [sampleGate("g:1", "x:events", { tenant: "a:b%3A", event: "e:1", until: 5 })],
    });
    await runs.create(sampleRun("x", { tenant: "a" }), { events: [sampleEvent(1)] });
    expect(await gates.pending("a:b%3A", "e:1")).toMatchObject([{ gate_id: "g:1" }]);
    expect(await gates.pending("a:b%3A", "e")).toEqual([]);
    expect(await gates.due(5)).toMatchObject([{ gate_id: "g:1", tenant: "a:b%3A" }]);
    expect(await runs.due(0)).toEqual([
      { tenant: "a:b%3A", run_id: "x:events" },
      { tenant: "a", run_id: "x" },
    ]);
  });
});

describe("a cached answer", () => {
  it("goes by itself when its time is over", async () => {
    const { cache } = await open({ now: () => new Date(1_000) });
    await cache.set({ agent: "greet", sha256: "a".repeat(64) }, 1, 1_000 + 3_600_000);
    const left = await redis.pttl(`cache:greet:${"a".repeat(16)}`);
    expect(left).toBeGreaterThan(3_500_000);
    expect(left).toBeLessThanOrEqual(3_600_000);
  });
});
