import type { RunStep } from "@bole/server/contract";
import { describe, expect, it } from "vitest";
import { guardrailRemarks, progressRemarks, solvedBy } from "./step-facts.ts";

type RunEvent = RunStep["events"][number];
const event = (seq: number, data: RunEvent["data"]): RunEvent => ({
  seq,
  at: "2026-01-01T00:00:00.000Z",
  type: "step_progress",
  key: "1",
  data,
});

describe("what a step's events tell", () => {
  it("is who solved it, as the last event says", () => {
    expect(solvedBy([event(1, { solver: "embedded" }), event(2, { data: { model: "m:x" } })])).toBe(
      "m:x",
    );
    expect(solvedBy([event(1, { message: "half" })])).toBeNull();
  });

  it("is progress, with what guardrails said apart from it", () => {
    const events = [
      event(1, { message: "half", data: 1 }),
      { ...event(2, { message: "phone number" }), type: "guardrail_warning" as const },
    ];
    expect(progressRemarks(events)).toEqual([{ seq: 1, text: "half", data: 1 }]);
    expect(guardrailRemarks(events)).toEqual([{ seq: 2, text: "phone number", data: null }]);
  });
});
