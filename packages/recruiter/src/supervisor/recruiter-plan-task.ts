/** A plan for a recruiter's wish: by a model out of the catalogue, or as the rules made it. */
import type { CatalogueEntry, Issue } from "@bole/engine";
import { Plan, type PlanDraft } from "@bole/engine";
import { defineTask } from "@bole/models";
import { RECRUITER_PLAN } from "@bole/models/prompts";
import { z } from "zod";

interface PlanQuestion {
  readonly goal: string;
  readonly catalogue: readonly CatalogueEntry[];
  readonly rules: PlanDraft;
  readonly issues: readonly Issue[];
}

const SPECIALISTS =
  /^(?:jd|matching|resume|communication|scheduling|pipeline|supervisor|market|employer|job_search)_|^interview_after_reply$/;

export const recruiterPlanTask = defineTask({
  name: "recruiter_plan",
  group: "plan",
  input: z.custom<PlanQuestion>((value) => typeof value === "object" && value !== null),
  output: Plan,
  timeout_ms: 60_000,
  max_output_tokens: 8_192,
  prompt: ({ goal, catalogue, rules, issues }) => ({
    instructions: RECRUITER_PLAN,
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
