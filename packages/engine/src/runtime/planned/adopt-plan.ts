import { pinsOf } from "../../compile/pins.ts";
import type { Plan } from "../../contracts/plan.ts";
import type { ReplanDecision } from "../../memory/ports/index.ts";
import { partialReplan } from "../../planner/partial-replan.ts";
import type { NextPhase } from "../../planner/planner-graph.ts";
import { identitiesOf } from "../../planner/step-identity.ts";
import { isReserved, revisionOf } from "../steps/journal-key.ts";
import { spentIn } from "../steps/run-budget.ts";
import type { Planned } from "./planned.ts";

/** Makes a valid plan the run's own, with the ends that it keeps of the one before. */
export function adoptPlan(planned: Planned, plan: Plan, by?: string): void {
  const { run, tools, parts } = planned;
  const { revision, previous } = parts.planning;
  const compiled = tools.plans.compile(plan).plan;
  const steps = identitiesOf(compiled, revision, previous?.steps);
  const { revisions } = partialReplan({ plan, steps }, previous, run.journal, revision);
  planned.change(
    { steps, attempts: 0 },
    { plan, plan_hash: compiled.hash, pins: pinsOf(compiled), revisions },
  );
  const { length } = plan.steps;
  const description = plan.description ?? null;
  const edited = by === undefined ? {} : { edited_by: by };
  run.writer.event("plan_created", null, { revision, steps: length, description, ...edited });
}

/** The plan begins to run. If it replaces another one, that is a decision to be logged. */
export async function beginPlan(planned: Planned): Promise<NextPhase> {
  const { run, parts } = planned;
  const decision = decisionOf(planned);
  if (decision) run.writer.event("replanned", null, decision);
  const decisions = [...parts.planning.decisions, ...(decision ? [decision] : [])];
  planned.change({ phase: "execute_subgraph", decisions, previous: null, round_ms: 0 });
  await run.writer.flush();
  return "execute_subgraph";
}

function decisionOf({ run, parts }: Planned): ReplanDecision | null {
  const { plan, planning } = parts;
  const { revision, previous, steps } = planning;
  if (!plan || !previous) return null;
  const { changes } = partialReplan({ plan, steps }, previous, run.journal, revision);
  const planner = run.journal
    .values()
    .filter(({ key }) => isReserved(key) && revisionOf(key) === revision);
  const { cost, tokens } = spentIn(planner);
  return {
    revision,
    trigger: previous.trigger,
    why: previous.gap,
    ...changes,
    cost,
    tokens,
    at: new Date(run.clock.now()).toISOString(),
  };
}
