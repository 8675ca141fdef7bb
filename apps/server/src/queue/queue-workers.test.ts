import { expect, it } from "vitest";
import { type Boss, QueueWorkers, type TakenJob } from "./queue-workers.ts";

/** Workers that get a job when the test says so; those that are waiting would poll. */
function fakeBoss() {
  const waiting = new Map<string, (job: TakenJob) => Promise<void>>();
  const stopped = new Set<string>();
  const woken: string[] = [];
  let started = 0;
  const boss: Boss = {
    async work(_queue, options, handler) {
      expect(options).toMatchObject({ localConcurrency: 1, batchSize: 1 });
      started += 1;
      const id = `w${started}`;
      waiting.set(id, async (job) => {
        waiting.delete(id);
        await handler([job]);
        if (!stopped.has(id)) waiting.set(id, (next) => handler([next]));
      });
      return id;
    },
    async offWork(_queue, options) {
      if (options?.id !== undefined) stopped.add(options.id);
    },
    notifyWorker: (id) => void woken.push(id),
  };
  /** To the worker that waits longest. */
  const give = (id: string): Promise<void> => {
    const [first] = waiting.values();
    if (first === undefined) throw new Error("Nobody waits.");
    return first({ id, data: null, retryCount: 0 });
  };
  return { boss, give, woken, polling: () => [...waiting.keys()] };
}

async function threeAtMost() {
  const fake = fakeBoss();
  const open = new Map<string, PromiseWithResolvers<void>>();
  const workers = await QueueWorkers.start({
    ...{ boss: fake.boss, queue: "jobs", most: 3, options: {} },
    async handle({ id }) {
      const job = Promise.withResolvers<void>();
      open.set(id, job);
      await job.promise;
    },
    onError: (error) => {
      throw error;
    },
  });
  return { ...fake, workers, open };
}

//            w1          w2          w3
//   start    waits
//   job a    a           waits
//   job b    a           b           waits
//   job c    a           b           c          nobody waits: three is the limit
//   b ends   a           waits       c
//   a ends   stopped     waits       c
it("has one worker waiting, whatever the limit, and as many busy as the limit allows", async () => {
  const { give, polling, open, woken } = await threeAtMost();
  expect(polling()).toEqual(["w1"]);
  const a = give("a");
  expect(polling()).toEqual(["w2"]);
  const b = give("b");
  expect(polling()).toEqual(["w3"]);
  const c = give("c");
  expect(polling()).toEqual([]);
  open.get("b")?.resolve();
  await b;
  expect(polling()).toEqual(["w2"]);
  // What came meanwhile is looked for at once, not after an interval.
  expect(woken).toEqual(["w2"]);
  open.get("a")?.resolve();
  await a;
  expect(polling()).toEqual(["w2"]);
  open.get("c")?.resolve();
  await c;
  expect(polling()).toEqual(["w2"]);
});

it("goes on after a job that failed", async () => {
  const { give, polling, open } = await threeAtMost();
  const failed = give("a");
  open.get("a")?.reject(new Error("broken"));
  await expect(failed).rejects.toThrow("broken");
  expect(polling()).toEqual(["w2"]);
  const next = give("b");
  expect(polling()).toEqual(["w3"]);
  open.get("b")?.resolve();
  await next;
});

it("wakes the waiting one, and adds none once it has ended", async () => {
  const { give, polling, woken, workers } = await threeAtMost();
  workers.wake();
  expect(woken).toEqual(["w1"]);
  workers.end();
  give("a").catch(() => undefined);
  expect(polling()).toEqual([]);
  workers.wake();
  expect(woken).toEqual(["w1"]);
});
