import { describe, expect, it } from "vitest";
import { untilAborted } from "./until-aborted.ts";

const never = new Promise<never>(() => undefined);

describe("waiting until something is aborted", () => {
  it("gives the answer, or what went wrong with it", async () => {
    const { signal } = new AbortController();
    expect(await untilAborted(Promise.resolve(1), signal)).toBe(1);
    await expect(untilAborted(Promise.reject(new Error("no")), signal)).rejects.toThrow("no");
  });

  it("takes what is there at once for the answer, whatever the signal says", () => {
    expect(untilAborted(1, AbortSignal.abort())).toBe(1);
  });

  it("does not wait for somebody who ignores the signal", async () => {
    const stop = new AbortController();
    const waiting = untilAborted(never, stop.signal);
    stop.abort(new Error("late"));
    await expect(waiting).rejects.toThrow("late");
    await expect(untilAborted(never, stop.signal)).rejects.toThrow("late");
  });
});
