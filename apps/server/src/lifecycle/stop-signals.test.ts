import { describe, expect, it } from "vitest";
import { stopSignals } from "./stop-signals.ts";

function setUp() {
  const calls: string[] = [];
  let now = 5_000;
  const onSignal = stopSignals({
    monotonic: () => now,
    stop: () => calls.push("stop"),
    endNow: () => calls.push("end"),
  });
  return {
    calls,
    signalAfter: (ms: number) => {
      now += ms;
      onSignal();
    },
  };
}

describe("stop signals", () => {
  it("takes the same Ctrl-C, forwarded twice within milliseconds, for one", () => {
    const { calls, signalAfter } = setUp();
    for (const ms of [0, 3, 40]) signalAfter(ms);
    expect(calls).toEqual(["stop"]);
  });

  it("ends at once when somebody asks again after a second", () => {
    const { calls, signalAfter } = setUp();
    signalAfter(0);
    signalAfter(1_001);
    expect(calls).toEqual(["stop", "end"]);
  });
});
