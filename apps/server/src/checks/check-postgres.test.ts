import { freePort, startPostgres } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { checkContext } from "../../test/check-context.ts";
import { checkPostgres } from "./check-postgres.ts";

const check = (url: string) =>
  checkPostgres(checkContext({ BOLE_DATABASE_URL: url, BOLE_REDIS_URL: "redis://localhost" }));

describe("the PostgreSQL check, against a real server", () => {
  it("is off without an address", async () => {
    expect(await checkPostgres(checkContext({}))).toMatchObject({ id: "postgres", status: "off" });
  });

  it("is ok when it answers, and tells a missing database and a refused login", async () => {
    await using server = await startPostgres();
    const good = await check(server.url);
    expect(good).toMatchObject({ status: "ok" });
    expect(good.summary.en).toMatch(/PostgreSQL \d+/);

    const missing = new URL(server.url);
    missing.pathname = "/missing";
    expect((await check(missing.href)).remedy?.en).toContain("Create the database");

    const stranger = new URL(server.url);
    stranger.username = "stranger";
    stranger.password = "hunter2";
    const refused = await check(stranger.href);
    expect(refused.remedy?.en).toContain("Correct the user and password");
    expect(JSON.stringify(refused)).not.toContain("hunter2");
  });

  it("says that it cannot be reached", async () => {
    const result = await check(`postgres://me@127.0.0.1:${await freePort()}/bole`);
    expect(result).toMatchObject({ status: "failed" });
    expect(result.remedy?.en).toContain("Start PostgreSQL");
  });
});
