import { expect, it } from "vitest";
import { tidyPlan } from "./tidy-plan.ts";

it("leaves out what is the default, and nothing else", () => {
  const stored = {
    steps: [
      { id: "a", action: "x", depends_on: [], args: {}, on_error: "fail" },
      { id: "b", action: "y", depends_on: ["a"], args: { list: [] }, on_error: "continue" },
    ],
    meta: {},
  };
  expect(tidyPlan(stored)).toEqual({
    steps: [{ id: "a", action: "x", args: {} }, { ...stored.steps[1] }],
  });
  expect(tidyPlan({ steps: [], meta: { by: "me" } })).toEqual({ steps: [], meta: { by: "me" } });
});
