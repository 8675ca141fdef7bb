import type { PlannerSet } from "@bole/engine";
import { evaluator } from "./evaluator.ts";
import { planner } from "./planner.ts";

/** Under the name that a run uses which names none. */
export const planners: Readonly<Record<string, PlannerSet>> = {
  default: {
    planner,
    evaluator,
    rubric: [
      "It draws on three sources or more · 至少引用三个来源",
      "Every paragraph cites its source · 每一段都注明出处",
      "Every claim is found in its source · 每个论断都能核实",
      "A person has let it be published · 经人同意后发布",
    ],
  },
};
