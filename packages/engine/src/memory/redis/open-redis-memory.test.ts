import { startRedis, type TestServer } from "@bole/testing";
import { afterAll, onTestFinished } from "vitest";
import { describeMemory } from "../conformance/index.ts";
import { openRedisMemory } from "./open-redis-memory.ts";

let server: Promise<TestServer> | undefined;
let opened = 0;
afterAll(async () => (await server)?.stop());

describeMemory("Redis", async () => {
  server ??= startRedis();
  const { url } = await server;
  opened += 1;
  // A colon and a star, because a prefix is anybody's word.
  const memory = await openRedisMemory({ url, prefix: `test:*${opened}` });
  onTestFinished(() => memory.close());
  return memory;
});
