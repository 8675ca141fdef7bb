import { startRedis } from "@bole/testing";
import { expect, it, onTestFinished } from "vitest";
import { holdRedis } from "./hold-redis.ts";

it("a Redis is held by one server at a time, and free when it stops", async () => {
  const server = await startRedis();
  onTestFinished(() => server.stop());
  const first = await holdRedis(server.url);
  await expect(holdRedis(server.url)).rejects.toMatchObject({
    code: "memory-shared-by-two",
    message: expect.stringContaining(String(process.pid)),
  });
  await first.release();
  const second = await holdRedis(server.url);
  await second.release();
});
