/** A plan that is being shown, changed by whoever looks at it. */
import { engineErrors } from "@bole/engine";
import type { Workflow } from "@bole/talent";
import { recruiterErrors } from "../errors.ts";
import type { DecisionValue, PlanAddition, PlanView } from "../model/index.ts";
import { additionsTo, modifyByAdding } from "../supervisor/modify/additions.ts";
import { modifyByEdits, modifyBySteps } from "../supervisor/modify/modify-plan.ts";
import { readPlanFacts } from "../supervisor/plan-facts.ts";
import { metaOf } from "../supervisor/plan-meta.ts";
import { compose } from "../supervisor/rules/compose.ts";
import type { WorkflowParts } from "./parts.ts";
import { stateOf } from "./workflow-state.ts";

/** A plan as it stands, and what it is for. */
async function standing({ plans, engine }: WorkflowParts, tenant: string, workflow: Workflow) {
  const run = await engine.run(tenant, workflow.id);
  if (run.plan === null) throw engineErrors.error("gate-closed", "There is no plan to be changed.");
  const view = await plans.show(tenant, workflow, run.plan);
  const plan = (await plans.planOf(tenant, view)) ?? run.plan;
  return { view, plan, goal: stateOf(workflow).goal };
}

/** What can be added to it, as it stands. */
export async function possibleAdditions(
  parts: WorkflowParts,
  tenant: string,
  workflow: Workflow,
): Promise<PlanAddition[]> {
  const { plan, goal } = await standing(parts, tenant, workflow);
  return additionsTo(plan, goal, parts.registry());
}

export async function changePlan(
  parts: WorkflowParts,
  tenant: string,
  workflow: Workflow,
  value: DecisionValue | undefined,
  by: string,
): Promise<PlanView> {
  const { plans, talent } = parts;
  const registry = parts.registry();
  const { view, plan: before, goal } = await standing(parts, tenant, workflow);
  if (value === undefined || "items" in value || "text" in value) {
    throw recruiterErrors.error(
      "decision-invalid",
      "A plan is modified by steps, by something to add, or by text.",
    );
  }
  const recompose = async (wanted: Parameters<typeof compose>[0]) => {
    const { route } = metaOf(before);
    return compose(wanted, await readPlanFacts(talent, tenant, { wanted, route }, goal));
  };
  const after =
    "steps" in value
      ? modifyBySteps(before, value.steps, registry)
      : "add" in value
        ? modifyByAdding(before, value.add, goal, registry)
        : await modifyByEdits(
            { plan: before, lines: view.steps, goal, recompose },
            value.edits,
            registry,
          );
  const text = "edits" in value ? value.said : null;
  return plans.modify(tenant, workflow, { before, after, by, text });
}
