/** A plan that is being shown, changed by whoever looks at it. */
import { engineErrors } from "@bole/engine";
import type { Workflow } from "@bole/talent";
import { recruiterErrors } from "../errors.ts";
import type { DecisionValue, PlanView } from "../model/index.ts";
import { modifyBySteps, modifyByWords } from "../supervisor/modify/modify-plan.ts";
import { readPlanFacts } from "../supervisor/plan-facts.ts";
import { metaOf } from "../supervisor/plan-meta.ts";
import { compose } from "../supervisor/rules/compose.ts";
import type { WorkflowParts } from "./parts.ts";
import { stateOf } from "./workflow-state.ts";

export async function changePlan(
  parts: WorkflowParts,
  tenant: string,
  workflow: Workflow,
  value: DecisionValue | undefined,
  by: string,
): Promise<PlanView> {
  const { plans, talent } = parts;
  const registry = parts.registry();
  const run = await parts.engine.run(tenant, workflow.id);
  if (run.plan === null) throw engineErrors.error("gate-closed", "There is no plan to be changed.");
  const view = await plans.show(tenant, workflow, run.plan);
  const before = (await plans.planOf(tenant, view)) ?? run.plan;
  if (value === undefined || "items" in value) {
    throw recruiterErrors.error("decision-invalid", "A plan is modified by steps or by text.");
  }
  const { goal } = stateOf(workflow);
  const recompose = async (wanted: Parameters<typeof compose>[0]) => {
    const { route } = metaOf(before);
    return compose(wanted, await readPlanFacts(talent, tenant, { wanted, route }, goal));
  };
  const after =
    "steps" in value
      ? modifyBySteps(before, value.steps, registry)
      : await modifyByWords({ plan: before, lines: view.steps, recompose }, value.text, registry);
  const text = "text" in value ? value.text : null;
  return plans.modify(tenant, workflow, { before, after, by, text });
}
