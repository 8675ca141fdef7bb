import type { PlanRequest } from "@bole/engine";
import { z } from "zod";
import type { Prompt } from "../prompt/prompt.ts";
import { CREATE_PLAN } from "../prompts/create-plan.ts";
import { defineTask } from "../task/define-task.ts";
import { PlanAnswer } from "./plan-answer.ts";
import { solvePlanInThread } from "./solve-plan-in-thread.ts";

/** A plan for a goal, out of the agents that there are. */
export const createPlanTask = defineTask({
  name: "create_plan",
  group: "plan",
  input: z.custom<PlanRequest>((value) => typeof value === "object" && value !== null),
  output: PlanAnswer,
  timeout_ms: 120_000,
  max_output_tokens: 8_192,
  prompt: promptOf,
  solve: solvePlanInThread,
});

function promptOf(request: PlanRequest): Prompt {
  const { goal, context, input, catalogue, constraints, rubric, issues, rejected_plan } = request;
  const { previous } = request;
  return {
    instructions: CREATE_PLAN,
    data: {
      goal,
      input: JSON.stringify(input),
      context: context === null ? undefined : JSON.stringify(context),
      catalogue: JSON.stringify(
        catalogue.map(({ name, description, kind, effects, input, output }) => {
          return { name, description, kind, effects, input, output };
        }),
      ),
      constraints: JSON.stringify(constraints),
      rubric: JSON.stringify(rubric),
      issues: issues.length === 0 ? undefined : JSON.stringify(issues),
      rejected_plan: issues.length === 0 ? undefined : JSON.stringify(rejected_plan),
      previous: previous === null ? undefined : JSON.stringify(previous),
    },
  };
}
