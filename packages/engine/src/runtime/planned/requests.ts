/** What planner and evaluator are told. */
import { MAX_STEPS, type Plan } from "../../contracts/plan.ts";
import type {
  EvaluationRequest,
  PlanRequest,
  PreviousPlan,
  StepOutcome,
} from "../../planner/ports.ts";
import type { Validation } from "../../planning/validate-plan.ts";
import { resultOfPlan } from "../plan-result.ts";
import { planningKey } from "../steps/journal-key.ts";
import { endsOfPlan } from "../steps/step-end.ts";
import type { Planned, PlannedParts } from "./planned.ts";
import { readDraft } from "./read-draft.ts";

export function planRequest(planned: Planned): PlanRequest {
  const { run, tools, parts } = planned;
  const { goal, context, rubric, revision } = parts.planning;
  return {
    goal,
    context,
    input: run.run.input,
    // The nodes of a graph are no steps of a plan; the graph is.
    catalogue: tools.registry.catalogue().filter(({ tags }) => tags.part_of === undefined),
    constraints: { budget_left: budgetLeft(planned), max_steps: MAX_STEPS },
    rubric,
    revision,
    ...lastTry(planned),
    previous: previousOf(planned),
  };
}

export function evaluationRequest(planned: Planned, plan: Plan): EvaluationRequest {
  const { run, parts } = planned;
  const { goal, context, rubric, revision } = parts.planning;
  const ends = outcomes(planned, parts);
  const result = resultOfPlan(plan, (id) => ends[id]);
  return { goal, context, input: run.run.input, rubric, revision, plan, ends, result };
}

function budgetLeft(planned: Planned): PlanRequest["constraints"]["budget_left"] {
  const { run, clock, since } = planned.run;
  const limit = run.budget.time_ms;
  const active = run.active_ms + clock.now() - since;
  const time_ms = limit === undefined ? null : Math.max(0, limit - active);
  return { ...planned.budget().remaining(), time_ms };
}

/** The try before this one may have failed altogether; the last plan that was one counts. */
function lastTry(planned: Planned): Pick<PlanRequest, "issues" | "rejected_plan"> {
  const { run, tools, parts } = planned;
  const { attempts, revision } = parts.planning;
  for (let turn = attempts - 1; turn >= 0; turn--) {
    const record = run.journal.get(planningKey("create_plan", revision, turn));
    if (record?.status !== "completed") continue;
    const { issues }: Validation = readDraft(record.result, tools.registry);
    return { issues, rejected_plan: record.result };
  }
  return { issues: [], rejected_plan: null };
}

function previousOf(planned: Planned): PreviousPlan | null {
  const { previous } = planned.parts.planning;
  if (!previous) return null;
  const { plan, trigger, gap, verdicts } = previous;
  return { plan, ends: outcomes(planned, previous), trigger, gap, verdicts };
}

function outcomes(
  { run }: Planned,
  parts: Pick<PlannedParts, "plan" | "revisions">,
): Record<string, StepOutcome> {
  const ends = Object.entries(endsOfPlan(parts, run.journal));
  return Object.fromEntries(
    ends.map(([id, { status, result, error }]) => [id, { status, result, error }]),
  );
}
