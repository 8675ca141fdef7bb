import { afterAll, describe, expect, it } from "vitest";
import { inlineThreads } from "./inline-threads.ts";
import type * as jobs from "./testing/jobs.ts";
import { threadJob } from "./thread-job.ts";
import { openThreads } from "./thread-pool.ts";
import type { OpenThreads } from "./threads.ts";

const JOBS = new URL("./testing/jobs.ts", import.meta.url);
const double = threadJob<typeof jobs.double>(JOBS, "double");
const half = threadJob<typeof jobs.half>(JOBS, "half");
const catastrophe = threadJob<typeof jobs.catastrophe>(JOBS, "catastrophe");
const hungry = threadJob<typeof jobs.hungry>(JOBS, "hungry");
const olderOf = threadJob<typeof jobs.olderOf>(JOBS, "olderOf");
const askThenHang = threadJob<typeof jobs.askThenHang>(JOBS, "askThenHang");
const missing = threadJob<() => void>(JOBS, "missing");

/** A class, as services are: its methods know it as `this`. */
class Register {
  readonly #ages: Record<string, number> = { Ann: 40, Bob: 30 };

  async find(name: string): Promise<{ readonly age: number } | null> {
    const age = this.#ages[name];
    if (age === undefined) throw new Error(`Nobody is called ${name}.`);
    return { age };
  }
}
const host = { people: new Register() };

const opened: OpenThreads[] = [];
function open(options: Partial<Parameters<typeof openThreads>[0]> = {}): OpenThreads {
  const threads = openThreads({ name: "test", threads: 1, ...options });
  opened.push(threads);
  return threads;
}
afterAll(() => Promise.all(opened.map((threads) => threads.close())));

describe.each([
  ["threads of their own", open()],
  ["the caller's own thread", inlineThreads],
])("jobs in %s", (_, threads) => {
  it("give what their functions give", async () => {
    expect(await threads.run(double, [21])).toBe(42);
  });

  it("fail with the same errors, code, issues and data", async () => {
    await expect(threads.run(half, [3])).rejects.toMatchObject({
      code: "too-odd",
      message: "3 is odd.",
      entry: { status: 422 },
      issues: [{ path: "value", message: "odd" }],
      data: { value: 3 },
    });
    await expect(threads.run(missing, [])).rejects.toThrow('no function "missing"');
  });

  it("ask their host in between, and learn what it fails of", async () => {
    expect(await threads.runWith(host, olderOf, ["Ann", "Bob"])).toBe("Ann");
    await expect(threads.runWith(host, olderOf, ["Ann", "Eve"])).rejects.toThrow(
      "Nobody is called Eve.",
    );
  });

  it("are not begun for somebody who has left", async () => {
    const signal = AbortSignal.abort(new Error("left"));
    await expect(threads.run(double, [1], { signal })).rejects.toThrow("left");
  });
});

describe("the limits of threads", () => {
  const forever = `${"a".repeat(60)}!`;

  it("end a job that takes too long, and only that one", async () => {
    const threads = open({ threads: 2, keep: 2, timeoutMs: 50 });
    const slow = threads.run(catastrophe, [forever], { subject: "The message" });
    const others = [1, 2, 3].map((value) => threads.run(double, [value], { timeoutMs: 60_000 }));
    await expect(slow).rejects.toMatchObject({
      code: "text-too-slow",
      message: "The message was not read within 0.05 seconds.",
    });
    expect(await Promise.all(others)).toEqual([2, 4, 6]);
  });

  it("count the work of a job, and not what it waits for its host", async () => {
    const alarms: number[] = [];
    const rings: (() => void)[] = [];
    const threads = open({
      timeoutMs: 1_000,
      alarm: (ms, ring) => {
        alarms.push(ms);
        rings.push(ring);
        return () => undefined;
      },
    });
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<{ age: number }>();
    const people = {
      find: () => {
        asked.resolve();
        return answer.promise;
      },
    };
    const hanging = threads.runWith({ people }, askThenHang, []);
    const refused = expect(hanging).rejects.toMatchObject({ code: "text-too-slow" });
    await asked.promise;
    const before = alarms.length;
    answer.resolve({ age: 1 });
    await expect.poll(() => alarms.length).toBe(before + 1);
    expect(alarms.at(-1)).toBeLessThanOrEqual(1_000);
    rings.at(-1)?.();
    await refused;
  });

  it("end a job that takes too much memory", async () => {
    const threads = open({ memoryMb: 32, timeoutMs: 60_000 });
    await expect(threads.run(hungry, [])).rejects.toMatchObject({
      code: "text-too-slow",
      message: "The text needs more than 32 MB to be read.",
    });
    expect(await threads.run(double, [2])).toBe(4);
  });

  it("refuse what would wait behind too many, or too long", async () => {
    const rings: (() => void)[] = [];
    const threads = open({
      maxWaiting: 1,
      waitMs: 5,
      timeoutMs: 1,
      alarm: (ms, ring) => {
        if (ms === 5) rings.push(ring);
        return () => undefined;
      },
    });
    // Before the first thread has loaded, nobody has waited too long.
    await threads.warm();
    const hanging = threads.run(catastrophe, [forever]);
    const second = threads.run(double, [1]);
    const patient = threads.run(double, [1], { patient: true });
    await expect(threads.run(double, [1])).rejects.toMatchObject({ code: "text-busy" });
    await expect.poll(() => rings).toHaveLength(1);
    for (const ring of rings) ring();
    await expect(second).rejects.toMatchObject({ code: "text-busy", entry: { status: 429 } });
    const ended = [hanging, patient].map((one) =>
      expect(one).rejects.toMatchObject({ message: expect.stringContaining("reading has ended") }),
    );
    await threads.close();
    await Promise.all(ended);
    await expect(threads.run(double, [1])).rejects.toMatchObject({ code: "text-busy" });
  });

  it("keep threads that have loaded their modules before the first job", async () => {
    const threads = open({ keep: 1, idleMs: 0, preload: [double] });
    await threads.warm();
    expect(await threads.run(double, [4])).toBe(8);
  });
});
