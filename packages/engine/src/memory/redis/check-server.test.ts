/** Servers that can't be trusted with runs, and servers that can't serve for a while. */
import { freePort, startRedis, type TestServer } from "@bole/testing";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { sampleEvent, sampleRecord, sampleRun, TENANT } from "../conformance/samples.ts";
import type { Memory } from "../ports/memory.ts";
import { openRedisMemory } from "./open-redis-memory.ts";

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

async function open(): Promise<Memory> {
  await redis.flushall();
  const memory = await openRedisMemory({ url: server.url, outage_ms: 300 });
  onTestFinished(() => memory.close());
  return memory;
}

const commit = { journal: [sampleRecord("1")], events: [sampleEvent(1)] };
const unavailable = { code: "memory-unavailable" };

describe("a server", () => {
  it("is refused if it drops keys without a time when it is full", async () => {
    await redis.config("SET", "maxmemory-policy", "allkeys-lru");
    onTestFinished(async () => {
      await redis.config("SET", "maxmemory-policy", "noeviction");
    });
    await expect(open()).rejects.toMatchObject({ code: "memory-unsafe" });
    await redis.config("SET", "maxmemory-policy", "volatile-lru");
    await open();
  });

  it("is refused if it is a replica of another", async () => {
    await using replica = await startRedis();
    const admin = new Redis(replica.url);
    onTestFinished(() => admin.disconnect());
    await redis.config("SET", "repl-diskless-sync-delay", "0");
    await admin.replicaof("127.0.0.1", new URL(server.url).port);
    const linked = async () => /master_link_status:up/.test(await admin.info("replication"));
    await expect.poll(linked).toBe(true);
    await expect(openRedisMemory({ url: replica.url })).rejects.toMatchObject({
      code: "memory-unsafe",
    });
  });

  it("that is full says so, and keeps nothing of the commit", async () => {
    const memory = await open();
    await memory.runs.create(sampleRun("r1"), {});
    await redis.config("SET", "maxmemory", "1");
    onTestFinished(async () => {
      await redis.config("SET", "maxmemory", "0");
    });
    await expect(memory.runs.commit(TENANT, "r1", commit)).rejects.toMatchObject(unavailable);
    await redis.config("SET", "maxmemory", "0");
    expect(await memory.events.lastSeq(TENANT, "r1")).toBe(0);
    await memory.runs.commit(TENANT, "r1", commit);
  });

  it("that has become a replica takes no writes, until it is the master again", async () => {
    const memory = await open();
    await memory.runs.create(sampleRun("r1"), {});
    await redis.replicaof("127.0.0.1", await freePort());
    onTestFinished(async () => {
      await redis.replicaof("NO", "ONE");
    });
    await expect(memory.runs.commit(TENANT, "r1", commit)).rejects.toMatchObject(unavailable);
    await redis.replicaof("NO", "ONE");
    const again = () => memory.runs.get(TENANT, "r1").catch(() => null);
    await expect.poll(again).not.toBeNull();
    await memory.runs.commit(TENANT, "r1", commit);
    expect(await memory.events.lastSeq(TENANT, "r1")).toBe(1);
  });
});
