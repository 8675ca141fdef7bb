import { freePort, startRedis } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { checkContext } from "../../test/check-context.ts";
import { checkRedis } from "./check-redis.ts";

const check = (url: string) =>
  checkRedis(checkContext({ BOLE_REDIS_URL: url, BOLE_DATABASE_URL: "postgres://localhost/x" }));

describe("the Redis check, against a real server", () => {
  it("is off without an address", async () => {
    expect(await checkRedis(checkContext({}))).toMatchObject({ id: "redis", status: "off" });
  });

  it("is ok when it answers, and tells a refused login", async () => {
    await using redis = await startRedis();
    expect(await check(redis.url)).toMatchObject({ status: "ok" });
    const wrong = await check(redis.url.replace("redis://", "redis://me:hunter2@"));
    expect(wrong).toMatchObject({ status: "failed" });
    expect(wrong.summary.en).toContain("refuses the login");
    expect(JSON.stringify(wrong)).not.toContain("hunter2");
  });

  it("says that it cannot be reached, and why", async () => {
    const result = await check(`redis://127.0.0.1:${await freePort()}`);
    expect(result).toMatchObject({ status: "failed" });
    expect(result.summary.en).toContain("cannot be reached");
    expect(result.summary.en).toContain("ECONNREFUSED");
  });
});
