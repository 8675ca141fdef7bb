import { describe, expect, it } from "vitest";
import type { RunEvent } from "./events-text.ts";
import { matches } from "./timeline-filter.ts";

const event = (type: RunEvent["type"], key: string | null): RunEvent => ({
  seq: 1,
  at: "2026-01-01T00:00:00.000Z",
  type,
  key,
  data: {},
});

describe("the filter of the timeline", () => {
  it("finds a step with everything inside it, and no other step", () => {
    const of2 = ["2", "2[0]", "2#1", "2@3[1]", "2~2/a"];
    for (const key of of2) expect(matches(event("step_started", key), "all", " 2 ")).toBe(true);
    expect(matches(event("step_started", "21"), "all", "2")).toBe(false);
    expect(matches(event("run_started", null), "all", "2")).toBe(false);
  });

  it("tells kinds apart", () => {
    expect(matches(event("step_failed", "1"), "trouble", "")).toBe(true);
    expect(matches(event("step_failed", "1"), "step", "")).toBe(true);
    expect(matches(event("plan_created", null), "plan", "")).toBe(true);
    expect(matches(event("run_started", null), "gate", "")).toBe(false);
  });
});
