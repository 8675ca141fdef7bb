import { z } from "zod";
import { pinsOf } from "../../compile/pins.ts";
import type { PlanCache } from "../../compile/plan-cache.ts";
import { assertJson, JsonValue } from "../../contracts/json.ts";
import { engineErrors } from "../../errors.ts";
import { PlanLimits, type Planning, type RunRecord } from "../../memory/ports/index.ts";
import { withReplanOnError } from "../../planner/plan-draft.ts";
import { identitiesOf } from "../../planner/step-identity.ts";
import type { GoalRun } from "../requests.ts";
import { runTitle } from "../run-title.ts";
import { type PlannerSets, plannerSet } from "./planner-sets.ts";

const Criteria = z.array(z.string().trim().min(1)).min(1).max(100);

const Goal = z.object({
  goal: z.string().trim().min(1).max(20_000),
  context: JsonValue.default(null),
  rubric: Criteria.optional(),
  planner: z.string().default("default"),
  approve_plan: z.boolean().default(false),
  limits: PlanLimits.prefault({}),
});

/** What a run with a goal begins with. Whatever is wrong with the request is said before it starts. */
export function planForGoal(
  planners: PlannerSets,
  plans: PlanCache,
  request: GoalRun,
): Pick<RunRecord, "title" | "plan" | "plan_hash" | "pins" | "planning"> {
  const parsed = Goal.safeParse(request);
  if (!parsed.success) throw invalid(parsed.error);
  const { rubric, ...asked } = parsed.data;
  const set = plannerSet(planners, asked.planner);
  const criteria = Criteria.parse(rubric ?? set.rubric ?? ["the goal is reached"]);
  const first =
    request.plan === undefined
      ? null
      : plans.read(withReplanOnError(assertJson(request.plan, "The first plan")));
  const planning: Planning = {
    ...asked,
    rubric: [...new Set(criteria)],
    phase: first ? (asked.approve_plan ? "approve" : "execute_subgraph") : "create_plan",
    revision: 1,
    attempts: 0,
    steps: first ? identitiesOf(first.plan, 1) : {},
    trigger: null,
    previous: null,
    round_ms: 0,
    decisions: [],
    evaluation: null,
  };
  return {
    title: runTitle(asked.goal, null),
    plan: first?.written ?? null,
    plan_hash: first?.plan.hash ?? null,
    pins: first ? pinsOf(first.plan) : null,
    planning,
  };
}

function invalid(error: z.ZodError) {
  return engineErrors.error("goal-invalid", {
    detail: z.prettifyError(error),
    issues: error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  });
}
