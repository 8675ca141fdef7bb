import { describe, expect, it } from "vitest";
import { STAGES, stageStates } from "./stages.ts";

const nothing = { integrated_report: null, final_plan: null };
const states = (...args: Parameters<typeof stageStates>) =>
  stageStates(...args).map(({ state }) => state);

describe("how far a session is", () => {
  it("has everything before it behind it", () => {
    expect(states("planning", nothing)).toEqual(["done", "now", ...Array(7).fill("later")]);
  });

  it("says which stages a clear goal did not need", () => {
    expect(states("schedule_planning", nothing).slice(2, 5)).toEqual([
      "skipped",
      "skipped",
      "skipped",
    ]);
  });

  it("says that there was no plan where somebody ended it", () => {
    const all = states("completed", nothing);
    expect(all.slice(5, 8)).toEqual(["skipped", "skipped", "skipped"]);
    expect([all.length, all.at(-1)]).toEqual([STAGES.length, "done"]);
  });
});
