/** A plan for a recruiter's wish: by a model out of the catalogue, or as the rules made it. */
import type { CatalogueEntry, Issue } from "@bole/engine";
import { Plan, type PlanDraft } from "@bole/engine";
import { defineTask, instruct } from "@bole/models";
import { z } from "zod";

interface PlanQuestion {
  readonly goal: string;
  readonly catalogue: readonly CatalogueEntry[];
  readonly rules: PlanDraft;
  readonly issues: readonly Issue[];
}

const SPECIALISTS =
  /^(?:jd|matching|resume|communication|scheduling|pipeline|supervisor|market|employer|job_search)_|^interview_after_reply$/;

const HOW = instruct`
You are the supervisor of a recruiting team. "plan" is a plan for the goal in "goal", made by rules.
Answer with that plan, or with a better one in the same form:
- "action" is an agent of the catalogue; "args" fit its input; results of earlier steps are "$id.field".
- A step that uses another's result names it in "depends_on". "each" runs a step for each entry of a list.
- Every agent with effects has "approval": "before". Keep the steps "aggregate" and "finalize" at the end.
- Change nothing that the goal does not ask for.
`;

export const recruiterPlanTask = defineTask({
  name: "recruiter_plan",
  group: "plan",
  input: z.custom<PlanQuestion>((value) => typeof value === "object" && value !== null),
  output: Plan,
  timeout_ms: 60_000,
  max_output_tokens: 8_192,
  prompt: ({ goal, catalogue, rules, issues }) => ({
    instructions: HOW,
    data: {
      goal,
      plan: JSON.stringify(rules),
      catalogue: JSON.stringify(
        catalogue
          .filter(({ name }) => SPECIALISTS.test(name))
          .map(({ name, description, effects, input }) => ({ name, description, effects, input })),
      ),
      issues: issues.length === 0 ? undefined : JSON.stringify(issues),
    },
  }),
  solve: ({ rules }) => Plan.parse(rules),
});
