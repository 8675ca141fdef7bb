import { Redis } from "ioredis";
import { describe, expect, it } from "vitest";
import { listens } from "./port-probe.ts";
import { startRedis } from "./redis.ts";

describe("startRedis", () => {
  it("keeps the data over a restart when it has an append-only file", async () => {
    await using server = await startRedis({ aof: true });
    const client = new Redis(server.url);
    await client.set("note", "kept");
    await client.quit();

    await server.restart();

    const later = new Redis(server.url);
    expect(await later.get("note")).toBe("kept");
    await later.quit();
  });

  it("begins empty after a restart without one, and frees its port when stopped", async () => {
    await using server = await startRedis();
    const client = new Redis(server.url);
    await client.set("note", "lost");
    await client.quit();

    await server.restart();
    const later = new Redis(server.url);
    expect(await later.get("note")).toBeNull();
    await later.quit();

    await server.stop();
    expect(await listens(Number(new URL(server.url).port))).toBe(false);
  });
});
