import { describe, expect, it } from "vitest";
import {
  inRevision,
  isWithin,
  outermostStep,
  planKeys,
  planningKey,
  revisionOf,
  stepKey,
} from "./journal-key.ts";

describe("a journal key", () => {
  it.each([
    ["2", "2", 1],
    ["2[3]", "2", 1],
    ["2#1/b~2/c", "2", 1],
    ["2@3", "2", 3],
    ["a-b@12[3]#1/x", "a-b", 12],
    ["2@3~2/x", "2", 3],
    ["@create_plan@1", "@create_plan@1", 1],
    ["@create_plan@2#1", "@create_plan@2", 2],
  ])("%s belongs to %s in revision %i", (key, step, revision) => {
    expect(outermostStep(key)).toBe(step);
    expect(revisionOf(key)).toBe(revision);
  });

  it("names a step by the revision in which it began, and the first one by none", () => {
    expect(stepKey("2", { "2": 3 })).toBe("2@3");
    expect(stepKey("2", { "1": 3 })).toBe("2");
    expect(stepKey("valueOf", {})).toBe("valueOf");
    expect(planningKey("create_plan", 2, 1)).toBe("@create_plan@2#1");
  });

  it("can be carried to another revision, with all that is behind its step", () => {
    expect(inRevision("2@3[0]/a", 1)).toBe("2[0]/a");
    expect(inRevision("2@3", 2)).toBe("2@2");
    expect(inRevision("2#1", 4)).toBe("2@4#1");
  });

  it("of a later revision is not inside the step's first one", () => {
    expect(isWithin("2@2", "2")).toBe(false);
    expect(isWithin("2@2[0]", "2@2")).toBe(true);
    const keys = planKeys({ "2": 2 }, 2);
    expect([keys.of("1"), keys.of("2")]).toEqual(["1", "2@2"]);
    expect(["1", "2", "2@2", "2@2/a", "@approve@2"].filter((key) => keys.has(key))).toEqual([
      "2@2",
      "2@2/a",
    ]);
  });
});
