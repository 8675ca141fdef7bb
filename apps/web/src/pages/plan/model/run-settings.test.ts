import { describe, expect, it } from "vitest";
import { NO_SETTINGS, runOptions } from "./run-settings.ts";

const limits = (given: Partial<typeof NO_SETTINGS.limits>) => ({
  ...NO_SETTINGS,
  limits: { ...NO_SETTINGS.limits, ...given },
});

describe("the settings of a run", () => {
  it("say nothing where nothing is filled in", () => {
    expect(runOptions(NO_SETTINGS)).toEqual({});
  });

  it("carry the input and the limits that are set, time in milliseconds", () => {
    const settings = { ...limits({ time_s: "1.5", cost: "0.25" }), input: '{"topic":"tea"}' };
    expect(runOptions(settings)).toEqual({
      input: { topic: "tea" },
      budget: { time_ms: 1500, cost: 0.25 },
    });
  });

  it("ask for the plan's approval only where there is a goal to plan for", () => {
    const settings = { ...NO_SETTINGS, approvePlan: true };
    expect(runOptions(settings)).toEqual({});
    expect(runOptions({ ...settings, goal: "An article" })).toEqual({ approve_plan: true });
  });

  it.each([
    limits({ steps: "1.5" }),
    limits({ tokens: "-1" }),
    limits({ cost: "much" }),
    limits({ time_s: "0" }),
    { ...NO_SETTINGS, input: "{" },
  ])("cannot be used while something is wrong: %j", (settings) => {
    expect(runOptions(settings)).toBeNull();
  });
});
