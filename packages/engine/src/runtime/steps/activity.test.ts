import { describe, expect, it } from "vitest";
import { Activity } from "./activity.ts";

function settledFlag(promise: Promise<unknown>): { settled: boolean } {
  const flag = { settled: false };
  void promise.then(() => {
    flag.settled = true;
  });
  return flag;
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("Activity", () => {
  it("is idle when nothing was ever started", async () => {
    await new Activity().idle();
  });

  it("is not idle while a strand works, and is when it has ended", async () => {
    const activity = new Activity();
    const work = Promise.withResolvers<void>();
    const strand = activity.strand(() => work.promise);
    const idle = settledFlag(activity.idle());
    await turn();
    expect(idle.settled).toBe(false);
    work.resolve();
    await strand;
    await turn();
    await turn();
    expect(idle.settled).toBe(true);
  });

  it("is idle while its only strand waits aside, and not after that wait is over", async () => {
    const activity = new Activity();
    const gate = Promise.withResolvers<void>();
    const rest = Promise.withResolvers<void>();
    const strand = activity.strand(async () => {
      await activity.aside(() => gate.promise);
      await rest.promise;
    });
    await activity.idle();
    gate.resolve();
    await turn();
    const idle = settledFlag(activity.idle());
    await turn();
    expect(idle.settled).toBe(false);
    rest.resolve();
    await strand;
    await activity.idle();
  });

  //   parent ──► [child] ──► parent goes on: the gap between them is not idleness
  it("does not take the gap between a child's end and its parent's going on for idleness", async () => {
    const activity = new Activity();
    const rest = Promise.withResolvers<void>();
    const child = Promise.withResolvers<void>();
    const strand = activity.strand(async () => {
      await activity.aside(() => activity.strand(() => child.promise));
      await rest.promise;
    });
    const idle = settledFlag(activity.idle());
    child.resolve();
    await turn();
    await turn();
    expect(idle.settled).toBe(false);
    rest.resolve();
    await strand;
  });

  it("counts a strand that fails as ended", async () => {
    const activity = new Activity();
    await expect(activity.strand(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await activity.idle();
  });
});
