import { describe, expect, it } from "vitest";
import { Plan, Step } from "./plan.ts";

describe("a plan", () => {
  it("needs an id and an action; the rest has defaults", () => {
    expect(Plan.parse({ steps: [{ id: "1", action: "writer" }] })).toEqual({
      steps: [{ id: "1", action: "writer", depends_on: [], args: {}, on_error: "fail" }],
      meta: {},
    });
  });

  it.each([
    ["a misspelt key", { dependson: [] }],
    ["an id that is a scope's name", { id: "item" }],
    ["an id with a space", { id: "a b" }],
    ["a wait for nothing", { wait: {} }],
    ["a time that is none", { wait: { until: "tomorrow" } }],
    ["a loop without an end", { repeat: { until: "$last" } }],
    ["a condition that is none", { when: { equals: [1, 2] } }],
    ["eleven attempts", { retry: { attempts: 11 } }],
    ["arguments that JSON cannot carry", { args: { at: new Date(0) } }],
  ])("refuses %s", (_name, field) => {
    expect(Step.safeParse({ id: "1", action: "writer", ...field }).success).toBe(false);
  });

  it.each([
    ["an ISO time", { wait: { until: "2030-01-31T09:00:00+08:00" } }],
    ["a placeholder as time", { wait: { until: "$1.due" } }],
    ["conditions in conditions", { when: { all: [{ not: "$1.ok" }, { any: [{ failed: "2" }] }] } }],
  ])("takes %s", (_name, field) => {
    expect(Step.safeParse({ id: "3", action: "writer", ...field }).success).toBe(true);
  });
});
