/** What a server says of itself: while it starts, while its database is away, and beside another one. */
import { sharedPostgres, startPostgres, startRedis, temporaryFolder } from "@bole/testing";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { servingInside, startInside } from "../test/bole-inside.ts";
import { Health } from "./http/contract/health.ts";
import { Problem } from "./http/contract/problem.ts";
import { RecommendAnswer } from "./http/contract/recommend.ts";
import { SearchState } from "./http/contract/search.ts";

const NotReady = Problem.extend({ data: z.object({ cause: z.string() }) });

it("is starting until the demo is there, and recommendations say how much of it is", async () => {
  await using folder = await temporaryFolder();
  await using bole = await servingInside({ BOLE_DEMO: "1" }, folder.path);
  const health = async () => Health.parse(await (await fetch(`${bole.url}/api/health`)).json());
  expect(await health()).toMatchObject({ status: "starting" });
  const index = await fetch(`${bole.url}/api/search/state`);
  expect(SearchState.parse(await index.json()).loading).toMatchObject({ done: 0 });
  const answer = await fetch(`${bole.url}/api/recommend`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": "zh" },
    body: JSON.stringify({ user_input: "后端工程师，Go" }),
  });
  const { loading, profile_data } = RecommendAnswer.parse(await answer.json());
  expect(loading?.total).toBeGreaterThan(50);
  if (profile_data.recommendations.length === 0) {
    expect(profile_data.advice.join()).toMatch(/数据仍在加载：已完成 \d+\/\d+/);
  }
  await expect.poll(health).toMatchObject({ status: "ok" });
  const state = async () =>
    SearchState.parse(await (await fetch(`${bole.url}/api/search/state`)).json());
  await expect.poll(state).toMatchObject({ loading: null });
});

it("is ready again after PostgreSQL was restarted, and alive but not ready while it is away", async () => {
  await using folder = await temporaryFolder();
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const url = await postgres.createDatabase();
  await using bole = await servingInside({ BOLE_DATABASE_URL: url }, folder.path);
  const ready = () => fetch(`${bole.url}/api/ready`);
  expect((await ready()).status).toBe(200);
  await postgres.restart();
  await expect.poll(async () => (await ready()).status).toBe(200);
  await postgres.stop();
  const away = await ready();
  expect(away.status).toBe(503);
  expect(NotReady.parse(await away.json())).toMatchObject({ data: { cause: "database" } });
  expect((await fetch(`${bole.url}/api/health`)).status).toBe(200);
});

it("does not start with runs in Redis and people in its folder, but with PostgreSQL for people", async () => {
  await using folder = await temporaryFolder();
  await using other = await temporaryFolder();
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const env = { BOLE_MEMORY: "redis", BOLE_REDIS_URL: redis.url };
  {
    await using split = startInside(["serve"], { PORT: "0", ...env }, folder.path);
    expect(await split.exitCode).not.toBe(0);
    expect(split.stderr() + split.stdout()).toContain("BOLE_DATABASE_URL");
  }
  const shared = { ...env, BOLE_DATABASE_URL: await (await sharedPostgres()).createDatabase() };
  await using _first = await servingInside(shared, folder.path);
  await using second = await servingInside(shared, other.path);
  expect((await fetch(`${second.url}/api/ready`)).status).toBe(200);
});
