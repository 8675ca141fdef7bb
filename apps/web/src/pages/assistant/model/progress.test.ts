import { describe, expect, it } from "vitest";
import { stepsToShow } from "./progress.ts";
import { PLAN, STEP } from "./sample-events.ts";

describe("a tracker", () => {
  it("shows the steps of the plan, also those that have not begun", () => {
    const told = [{ ...STEP, status: "completed" as const, items: { done: 3, total: 3 } }];
    expect(stepsToShow(PLAN, told).map(({ step, status }) => [step, status])).toEqual([
      ["search", "completed"],
      ["rank", "pending"],
      ["draft", "pending"],
    ]);
  });

  it("shows the supervisor's own nodes where they fail, or where there is nothing else", () => {
    const made = { ...STEP, step: "generate_plan", status: "completed" as const };
    const failed = { ...STEP, step: "finalize", status: "failed" as const };
    expect(stepsToShow(null, [made]).map(({ step }) => step)).toEqual(["generate_plan"]);
    expect(stepsToShow(PLAN, [made, failed])[0]?.step).toBe("finalize");
  });
});
