/** What every `WorkQueue` must do, as tests. */
import { describe, expect, it } from "vitest";
import type { WorkLimits } from "../limits.ts";
import type { Work, WorkQueue } from "../work-queue.ts";

/** A queue of its own, closed when the test is over. */
export type OpenWorkQueue = (limits?: WorkLimits) => Promise<WorkQueue>;

const TENANT = "acme";

/** Resolves when so many have been done; each of them ends when the test says so, or at once. */
function collector(wanted: number) {
  const all = Promise.withResolvers<void>();
  const done: Work[] = [];
  return {
    done,
    all: all.promise,
    add(work: Work) {
      done.push(work);
      if (done.length === wanted) all.resolve();
    },
  };
}

export function describeWorkQueue(name: string, open: OpenWorkQueue): void {
  describe(`work queue on ${name}`, () => {
    it("hands over what was added, before or after somebody works", async () => {
      const queue = await open();
      const { done, all, add } = collector(2);
      await queue.add({ queue: "jobs", tenant: TENANT, data: { n: 1 }, agent: "write" });
      await queue.work("jobs", async (work) => add(work));
      await queue.add({ queue: "jobs", tenant: "rival", data: { n: 2 }, key: "k" });
      await all;
      const gist = done.map(({ tenant, data, agent, key, attempt }) => {
        return { tenant, data, agent, key, attempt };
      });
      expect(gist).toEqual([
        { tenant: TENANT, data: { n: 1 }, agent: "write", key: null, attempt: 1 },
        { tenant: "rival", data: { n: 2 }, agent: null, key: "k", attempt: 1 },
      ]);
    });

    it("has work with a key once while it waits, for each tenant", async () => {
      const queue = await open();
      const work = { queue: "jobs", tenant: TENANT, key: "run_1" };
      expect(await queue.add(work)).toBe(true);
      expect(await queue.add(work)).toBe(false);
      expect(await queue.add({ ...work, tenant: "rival" })).toBe(true);
      const { done, all, add } = collector(3);
      await queue.work("jobs", async (one) => {
        // It is not waiting any more: what is added now may be about something new.
        if (done.length === 0) expect(await queue.add({ ...work, tenant: one.tenant })).toBe(true);
        add(one);
      });
      await all;
    });

    it("lets a person go before what runs by itself, and that before a bulk import", async () => {
      const queue = await open({ global: { concurrency: 1 } });
      for (const priority of ["bulk", "normal", "person", "bulk", "person"] as const) {
        await queue.add({ queue: "jobs", tenant: TENANT, data: priority, priority });
      }
      const { done, all, add } = collector(5);
      await queue.work("jobs", async (work) => add(work));
      await all;
      const order = done.map(({ data }) => data);
      expect(order).toEqual(["person", "person", "normal", "bulk", "bulk"]);
    });

    it("does no more of a tenant's or an agent's work at once than its limit, and others' beside it", async () => {
      const queue = await open({
        each_tenant: { concurrency: 2 },
        agents: { slow: { concurrency: 1 } },
      });
      const active: Work[] = [];
      const most = { acme: 0, slow: 0, all: 0 };
      const { all, add } = collector(8);
      for (let n = 0; n < 4; n++) {
        await queue.add({ queue: "jobs", tenant: TENANT, agent: n < 2 ? "slow" : null });
        await queue.add({ queue: "jobs", tenant: `other${n}` });
      }
      const together = Promise.withResolvers<void>();
      await queue.work("jobs", async (work) => {
        active.push(work);
        most.acme = Math.max(most.acme, active.filter((one) => one.tenant === TENANT).length);
        most.slow = Math.max(most.slow, active.filter((one) => one.agent === "slow").length);
        most.all = Math.max(most.all, active.length);
        // They end when those of other tenants have begun, too: no limit of one keeps them waiting.
        if (
          active.some((one) => one.tenant === TENANT) &&
          active.some((one) => one.tenant !== TENANT)
        ) {
          together.resolve();
        }
        await together.promise;
        await new Promise((resolve) => setImmediate(resolve));
        active.splice(active.indexOf(work), 1);
        add(work);
      });
      await all;
      expect(most.acme).toBeLessThanOrEqual(2);
      expect(most.slow).toBe(1);
      expect(most.all).toBeGreaterThan(1);
    });

    it("tries again what fails, and keeps what fails for good as a dead letter", async () => {
      const queue = await open();
      const tries: number[] = [];
      const died = Promise.withResolvers<void>();
      await queue.work("jobs", async ({ attempt }) => {
        tries.push(attempt);
        if (attempt === 2) died.resolve();
        throw new Error(`attempt ${attempt} failed`);
      });
      await queue.add({
        queue: "jobs",
        tenant: TENANT,
        data: { n: 1 },
        attempts: 2,
        backoff_ms: 0,
      });
      await died.promise;
      await expect.poll(async () => (await queue.deadLetters(TENANT)).length).toBe(1);
      const [dead] = await queue.deadLetters(TENANT);
      expect(dead).toMatchObject({ queue: "jobs", tenant: TENANT, data: { n: 1 } });
      expect(dead?.error).toContain("attempt 2 failed");
      expect(await queue.deadLetters("rival")).toEqual([]);
      expect(tries).toEqual([1, 2]);
    });

    it("tries a dead letter anew when somebody asks, or forgets it", async () => {
      const queue = await open();
      let broken = true;
      const { all, add } = collector(1);
      await queue.work("jobs", async (work) => {
        if (broken) throw new Error("broken");
        add(work);
      });
      for (const n of [1, 2]) {
        await queue.add({ queue: "jobs", tenant: TENANT, data: n, attempts: 1 });
      }
      await expect.poll(async () => (await queue.deadLetters(TENANT)).length).toBe(2);
      broken = false;
      const [first, second] = await queue.deadLetters(TENANT);
      expect(await queue.revive("rival", first?.id ?? "")).toBe(false);
      expect(await queue.revive(TENANT, first?.id ?? "")).toBe(true);
      expect(await queue.discard(TENANT, second?.id ?? "")).toBe(true);
      await all;
      expect(await queue.deadLetters(TENANT)).toEqual([]);
      expect(await queue.discard(TENANT, second?.id ?? "")).toBe(false);
    });

    it("removes a dead letter that is tried anew while the same work waits", async () => {
      const queue = await open();
      const work = { queue: "jobs", tenant: TENANT, key: "k", attempts: 1 };
      const stop = await queue.work("jobs", async () => {
        throw new Error("broken");
      });
      await queue.add(work);
      await expect.poll(async () => (await queue.deadLetters(TENANT)).length).toBe(1);
      await stop();
      expect(await queue.add(work)).toBe(true);
      const [dead] = await queue.deadLetters(TENANT);
      expect(await queue.revive(TENANT, dead?.id ?? "")).toBe(true);
      expect(await queue.deadLetters(TENANT)).toEqual([]);
      expect(await queue.add(work)).toBe(false);
    });
  });
}
