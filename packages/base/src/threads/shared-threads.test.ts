import { expect, it, onTestFinished } from "vitest";
import { sharedThreads } from "./shared-threads.ts";
import type * as jobs from "./testing/jobs.ts";
import { threadJob } from "./thread-job.ts";
import { openThreads } from "./thread-pool.ts";

const JOBS = new URL("./testing/jobs.ts", import.meta.url);
const double = threadJob<typeof jobs.double>(JOBS, "double");
const catastrophe = threadJob<typeof jobs.catastrophe>(JOBS, "catastrophe");

function shared() {
  let opened = 0;
  const open = sharedThreads(() => {
    opened += 1;
    return openThreads({ name: "test", threads: 2, timeoutMs: 600_000 });
  });
  const handle = () => {
    const threads = open();
    onTestFinished(() => threads.close());
    return threads;
  };
  return { handle, opened: () => opened };
}

it("is opened once, and anew after the last one has closed it", async () => {
  const { handle, opened } = shared();
  const [one, other] = [handle(), handle()];
  expect(await Promise.all([one.run(double, [1]), other.run(double, [2])])).toEqual([2, 4]);
  await one.close();
  await one.close();
  expect(await other.run(double, [3])).toBe(6);
  expect(opened()).toBe(1);
  await other.close();
  expect(await handle().run(double, [4])).toBe(8);
  expect(opened()).toBe(2);
});

it("refuses what was asked for by one who has closed it, and nobody else's", async () => {
  const { handle } = shared();
  const [one, other] = [handle(), handle()];
  const hanging = one.run(catastrophe, [`${"a".repeat(60)}!`]);
  const refused = expect(hanging).rejects.toMatchObject({ code: "text-busy" });
  await one.close();
  await refused;
  await expect(one.run(double, [1])).rejects.toMatchObject({ code: "text-busy" });
  expect(await other.run(double, [2])).toBe(4);
});
