import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { SCHEDULED_RUNS, startScheduled } from "../../queue/scheduled-runs.ts";
import { RunList } from "../contract/runs.ts";
import { FailedWorkList, Schedule, ScheduleList } from "../contract/work.ts";

const GOODBYE = { steps: [{ id: "1", action: "echo", args: { text: "$input.text" } }] };
const DAILY = { cron: "0 9 * * *", time_zone: "Asia/Shanghai" };

async function withPlan() {
  const api = await testApi();
  await api.send("POST", "/plans", { plan_id: "greet", plan: GOODBYE });
  return api;
}

describe("a schedule", () => {
  it("is made, listed with its next time, changed and removed", async () => {
    const { ask, send } = await withPlan();
    const run = { plan_id: "greet", input: { text: "hi" } };
    const made = await ask(Schedule, "PUT", "/schedules/daily", { ...DAILY, run });
    expect(made).toMatchObject({ name: "daily", ...DAILY, run, by: "local", history: [] });
    expect(new Date(made.next_at ?? "").getUTCHours()).toBe(1);
    await ask(Schedule, "PUT", "/schedules/daily", { cron: "0 10 * * *", run });
    const { schedules } = await ask(ScheduleList, "GET", "/schedules");
    expect(schedules).toMatchObject([{ cron: "0 10 * * *", time_zone: "UTC" }]);
    expect((await send("DELETE", "/schedules/daily")).status).toBe(204);
    const again = await send("DELETE", "/schedules/daily");
    expect(await again.json()).toMatchObject({ status: 404, code: "schedule-unknown" });
  });

  it.each([
    [{ ...DAILY, cron: "every day" }, 422, "schedule-invalid"],
    [{ ...DAILY, run: {} }, 400, "invalid-request"],
    [{ ...DAILY, run: { plan_id: "gone" } }, 404, "plan-unknown"],
  ])("is refused where %j does not hold", async (part, status, code) => {
    const { send } = await withPlan();
    const body = { run: { plan_id: "greet" }, ...part };
    const answer = await send("PUT", "/schedules/daily", body);
    expect(await answer.json()).toMatchObject({ status, code });
  });

  it("starts a run on behalf of who made it, once for each time", async () => {
    const { ask, host } = await withPlan();
    const run = { plan_id: "greet", input: { text: "good morning" } };
    await ask(Schedule, "PUT", "/schedules/daily", { ...DAILY, run });
    const work = (await host.schedules.list("local"))[0]?.work;
    const start = startScheduled(host);
    const once = { id: "work_1", queue: SCHEDULED_RUNS, tenant: "local", agent: null, key: null };
    const one = { ...once, data: work?.data ?? null, attempt: 1 };
    await start(one, new AbortController().signal);
    await start({ ...one, attempt: 2 }, new AbortController().signal);
    const { runs } = await ask(RunList, "GET", "/runs?tag=schedule:daily");
    expect(runs).toHaveLength(1);
    const settled = await host.engine.settled("local", runs[0]?.run_id ?? "");
    expect(settled.result).toEqual({ 1: { text: "good morning" } });
  });
});

describe("failed work", () => {
  it("is listed with its error, tried again, and discarded", async () => {
    const { ask, send, host } = await testApi();
    await host.queue.add({ queue: "shaky", tenant: "local", key: "k", attempts: 1 });
    const failed = Promise.withResolvers<void>();
    let isBroken = true;
    const stop = await host.queue.work("shaky", async () => {
      if (!isBroken) return failed.resolve();
      throw new Error("the line is down");
    });
    const list = async () => (await ask(FailedWorkList, "GET", "/work/failed")).work;
    await expect.poll(list).toMatchObject([{ queue: "shaky", error: "the line is down" }]);
    const [letter] = await list();
    isBroken = false;
    expect((await send("POST", `/work/failed/${letter?.id}/retry`)).status).toBe(204);
    await failed.promise;
    expect(await list()).toEqual([]);
    const again = await send("DELETE", `/work/failed/${letter?.id}`);
    expect(await again.json()).toMatchObject({ status: 404, code: "work-unknown" });
    await stop();
  });
});
