/**
 * Who plans for the recruiter. A model may write the plan, out of the specialists' agents alone; it is
 * taken only if it holds and asks a person before everything that touches the world. Else, and without
 * a model, the rules make it.
 */
import { type PlannerSet, type PlanRequest, type Registry, validatePlan } from "@bole/engine";
import type { Models } from "@bole/models";
import type { Talent } from "@bole/talent";
import { evaluateEnds, RUBRIC } from "./evaluate-ends.ts";
import { PlanContext } from "./plan-context.ts";
import { readPlanFacts } from "./plan-facts.ts";
import { recruiterPlanTask } from "./recruiter-plan-task.ts";
import { compose } from "./rules/compose.ts";
import { unguarded } from "./unguarded.ts";

export interface PlannerParts {
  readonly talent: Pick<Talent, "applications">;
  readonly models: Pick<Models, "run">;
  /** Known only when all agents are. */
  readonly registry: () => Registry;
}

export const PLANNER = "recruiter";

export function recruiterPlanner(parts: PlannerParts): PlannerSet {
  return {
    rubric: RUBRIC,
    planner: {
      createPlan: async (request, ctx) => {
        const context = PlanContext.parse(request.context);
        const facts = await readPlanFacts(parts.talent, ctx.tenant, context, request.goal);
        const byRules = compose(context.wanted, facts);
        // Of the five workflows the seed has drawn every step; only what is none of them is left open.
        if (context.wanted.workflow_type !== "custom" || context.route === "direct") return byRules;
        return (await byModel(parts, request, byRules, ctx)) ?? byRules;
      },
    },
    evaluator: { evaluate: async (request) => evaluateEnds(request) },
  };
}

type Ctx = Parameters<PlannerSet["planner"]["createPlan"]>[1];

async function byModel(
  { models, registry }: PlannerParts,
  request: PlanRequest,
  rules: ReturnType<typeof compose>,
  ctx: Ctx,
) {
  const task = { goal: request.goal, catalogue: request.catalogue, rules, issues: request.issues };
  const { value, solver } = await models.run(recruiterPlanTask, task, ctx);
  if (solver === "embedded") return null;
  const draft = { ...value, meta: { ...rules.meta, ...value.meta } };
  const { plan, issues } = validatePlan(draft, registry());
  const why = issues[0]?.message ?? (plan && unguarded(plan, registry())[0]);
  if (plan !== null && why === undefined) return draft;
  ctx.logger.warn("a model's plan was not taken", { run_id: ctx.run_id, why });
  return null;
}
