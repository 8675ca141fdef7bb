import { openStore } from "@bole/store";
import { temporaryFolder } from "@bole/testing";
import { expect, it, onTestFinished } from "vitest";
import { engineMigrations } from "../../memory/sql/migrations/index.ts";
import { ManualClock } from "../../testing/manual-clock.ts";
import { describeWorkQueue } from "../conformance/index.ts";
import type { WorkLimits } from "../limits.ts";
import { Schedules } from "../schedules.ts";
import { SqlWorkQueue } from "./sql-work-queue.ts";

async function openDatabase(file = ":memory:") {
  const store = await openStore({ file, migrations: [engineMigrations] });
  onTestFinished(() => store.close());
  return store;
}

describeWorkQueue("SQLite", async (limits) => {
  const queue = await SqlWorkQueue.open(await openDatabase(), limits ? { limits } : {});
  onTestFinished(() => queue.close());
  return queue;
});

const JOB = { queue: "jobs", tenant: "acme" };

it("does again after a crash what was under way, once", async () => {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const file = `${folder.path}/queue.db`;
  const before = await openDatabase(file);
  const crashed = await SqlWorkQueue.open(before);
  const begun = Promise.withResolvers<void>();
  await crashed.work("jobs", () => {
    begun.resolve();
    return new Promise(() => undefined);
  });
  await crashed.add({ ...JOB, key: "k", data: 1 });
  await begun.promise;
  await crashed.add({ ...JOB, key: "k", data: 1 });
  const queue = await SqlWorkQueue.open(await openDatabase(file));
  onTestFinished(() => queue.close());
  const seen: number[] = [];
  const last = Promise.withResolvers<void>();
  await queue.work("jobs", async ({ attempt, data }) => {
    seen.push(attempt);
    if (data === "last") last.resolve();
  });
  await queue.add({ ...JOB, data: "last" });
  await last.promise;
  expect(seen).toHaveLength(2);
});

it("waits before it tries again, longer from try to try, and before a time", async () => {
  const clock = new ManualClock();
  const queue = await SqlWorkQueue.open(await openDatabase(), { clock });
  onTestFinished(() => queue.close());
  const tries: number[] = [];
  await queue.work("jobs", async () => {
    tries.push(clock.now());
    throw new Error("no");
  });
  const began = clock.now();
  await queue.add({ ...JOB, run_at: began + 500, attempts: 3, backoff_ms: 1_000 });
  for (const wait of [500, 1_000, 2_000]) {
    await expect.poll(() => clock.timers).toBe(1);
    clock.advance(wait - 1);
    clock.advance(1);
  }
  await expect.poll(async () => (await queue.deadLetters("acme")).length).toBe(1);
  expect(tries.map((at) => at - began)).toEqual([500, 1_500, 3_500]);
});

it("starts no more in a minute than a rate limit allows", async () => {
  const clock = new ManualClock();
  const limits: WorkLimits = { tenants: { acme: { per_minute: 2 } } };
  const queue = await SqlWorkQueue.open(await openDatabase(), { clock, limits });
  onTestFinished(() => queue.close());
  const done: unknown[] = [];
  await queue.work("jobs", async ({ data }) => {
    done.push(data);
  });
  for (let n = 0; n < 5; n++) await queue.add({ ...JOB, data: n });
  await queue.add({ ...JOB, tenant: "rival", data: "rival" });
  await expect.poll(() => done.length).toBe(3);
  expect(done).toContain("rival");
  for (const count of [5, 6]) {
    await expect.poll(() => clock.timers).toBeGreaterThan(0);
    clock.advance(60_000);
    await expect.poll(() => done.length).toBe(count);
  }
});

it("adds the work of a schedule once at its time, and writes a history", async () => {
  const clock = new ManualClock();
  const store = await openDatabase();
  const queue = await SqlWorkQueue.open(store, { clock });
  onTestFinished(() => queue.close());
  const schedules = new Schedules(store, queue, clock);
  // 2030-01-01 is a Tuesday, and its midnight in UTC is eight o'clock in Shanghai.
  const set = await schedules.set({
    tenant: "acme",
    name: "refresh",
    cron: "0 9 * * *",
    time_zone: "Asia/Shanghai",
    work: { queue: "jobs", data: { what: "calendars" } },
  });
  expect(set.next_at).toBe("2030-01-01T01:00:00.000Z");
  const seen: unknown[] = [];
  const stop = await queue.work("jobs", async ({ data }) => {
    seen.push(data);
  });
  await schedules.fireDue();
  clock.advance(3_600_000);
  await Promise.all([schedules.fireDue(), new Schedules(store, queue, clock).fireDue()]);
  await expect.poll(() => seen).toEqual([{ what: "calendars" }]);
  await stop();

  // Nobody was there for three days: one firing makes up for them.
  clock.advance(3 * 86_400_000);
  await schedules.fireDue();
  clock.advance(86_400_000);
  await schedules.fireDue();
  expect(
    (await schedules.history("acme", "refresh")).map(({ due_at, outcome }) => [
      due_at.slice(0, 10),
      outcome,
    ]),
  ).toEqual([
    ["2030-01-05", "waiting"],
    ["2030-01-04", "queued"],
    ["2030-01-03", "missed"],
    ["2030-01-02", "missed"],
    ["2030-01-01", "queued"],
  ]);
  expect(await schedules.list("rival")).toEqual([]);
  expect(await schedules.remove("acme", "refresh")).toBe(true);
});

it("refuses a schedule that has no times", async () => {
  const store = await openDatabase();
  const queue = await SqlWorkQueue.open(store);
  const schedules = new Schedules(store, queue);
  const draft = { tenant: "acme", name: "x", work: { queue: "jobs" } };
  await expect(schedules.set({ ...draft, cron: "61 * * * *" })).rejects.toMatchObject({
    code: "schedule-invalid",
  });
  await expect(
    schedules.set({ ...draft, cron: "* * * * *", time_zone: "Mars/Base" }),
  ).rejects.toMatchObject({ code: "schedule-invalid" });
});
