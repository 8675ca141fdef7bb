import { startRedis } from "@bole/testing";
import { Redis } from "ioredis";
import { expect, it, onTestFinished } from "vitest";
import { sampleEvent, sampleRun, TENANT } from "../conformance/samples.ts";
import { openRedisMemory } from "./open-redis-memory.ts";

it("wakes a reader in another process, and stops when nobody watches any more", async () => {
  const { url, stop } = await startRedis();
  onTestFinished(stop);
  const [writer, reader] = [await openRedisMemory({ url }), await openRedisMemory({ url })];
  const admin = new Redis(url);
  onTestFinished(() => admin.disconnect());
  for (const memory of [writer, reader]) onTestFinished(() => memory.close());
  await writer.runs.create(sampleRun("r1"), {});

  const listeners = async () => (await admin.pubsub("NUMSUB", "runs:r1:events")).at(1);
  const told = Promise.withResolvers<void>();
  const stops = [reader.events.watch("r1", told.resolve), reader.events.watch("r1", () => {})];
  await expect.poll(listeners).toBe(1);
  await writer.runs.commit(TENANT, "r1", { events: [sampleEvent(1)] });
  await told.promise;
  expect(await reader.events.read(TENANT, "r1")).toEqual([sampleEvent(1)]);

  stops[0]?.();
  stops[0]?.();
  expect(await listeners()).toBe(1);
  stops[1]?.();
  await expect.poll(listeners).toBe(0);
});
