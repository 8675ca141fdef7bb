import { describe, expect, it } from "vitest";
import { type Gate, isForPerson, questionOf, subjectOf } from "./gate.ts";

const gate: Gate = {
  gate_id: "g",
  run_id: "r",
  tenant: "local",
  key: "2",
  step: "2",
  action: "writer",
  phase: "before",
  ask: { topic: "tea" },
  fan_out: false,
  event: null,
  match: null,
  until: null,
  status: "pending",
  answer: null,
  seen: false,
  created_at: "2026-01-01T00:00:00.000Z",
};
const what = {
  known: { "before scheduling_cancel": "cancel it?" },
  plan: "plan?",
  before: (action: string) => `start ${action}?`,
  after: (action: string) => `result of ${action}?`,
  beforeMany: (action: string, count: string) => `start ${action} ×${count}?`,
  afterMany: (action: string, count: string) => `results of ${action} ×${count}?`,
};
const ask = (of: Partial<Gate>) => questionOf({ ...gate, ...of }, what, (value) => String(value));

describe("the question of a gate", () => {
  it("is about what comes, or about what came", () => {
    expect(ask({})).toBe("start writer?");
    expect(ask({ phase: "after" })).toBe("result of writer?");
  });

  it("is asked in plain words of what the recruiter does", () => {
    expect(ask({ action: "scheduling_cancel" })).toBe("cancel it?");
    expect(ask({ action: "scheduling_cancel", phase: "after" })).toBe(
      "result of scheduling_cancel?",
    );
  });

  it("says how many a fan-out stands for", () => {
    expect(ask({ fan_out: true, ask: [1, 2, 3] })).toBe("start writer ×3?");
  });

  it("is about the plan only where a planned run asks for it", () => {
    expect(subjectOf({ ...gate, key: "@approve@1", action: "plan" })).toBe("plan");
    expect(subjectOf({ ...gate, action: "plan" })).toBe("before");
  });

  it("is for nobody where an event or a time is waited for", () => {
    expect(isForPerson({ ...gate, phase: "wait" })).toBe(false);
    expect(isForPerson(gate)).toBe(true);
  });
});
