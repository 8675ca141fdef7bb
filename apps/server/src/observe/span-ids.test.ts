import { describe, expect, it } from "vitest";
import { ChosenIds, spanIdsOf } from "./span-ids.ts";

describe("the ids of spans", () => {
  it("follow from the run and the key, in every process the same", () => {
    expect(spanIdsOf("run_1", "2[3]")).toEqual(spanIdsOf("run_1", "2[3]"));
    expect(spanIdsOf("run_1", "2").traceId).toBe(spanIdsOf("run_1", null).traceId);
    expect(spanIdsOf("run_1", "2").spanId).not.toBe(spanIdsOf("run_1", null).spanId);
    expect(spanIdsOf("run_2", "2").traceId).not.toBe(spanIdsOf("run_1", "2").traceId);
    expect(spanIdsOf("run_1", "2")).toEqual({
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  it("are random for every other span", () => {
    const ids = new ChosenIds();
    const chosen = spanIdsOf("run_1", null);
    expect(ids.with(chosen, () => ids.generateSpanId())).toBe(chosen.spanId);
    expect(ids.generateSpanId()).not.toBe(ids.generateSpanId());
    expect(ids.generateTraceId()).toMatch(/^[0-9a-f]{32}$/);
  });
});
