/** A plan changed by steps or by edits. Whatever is wrong, the plan stays as it was. */
import type { Plan, Registry } from "@bole/engine";
import type { StepEdit } from "../../model/index.ts";
import type { PlanEdit } from "../../model/plan-edit.ts";
import { applyEdit, type EditedPlan } from "./apply-edits.ts";
import { editSteps } from "./edit-steps.ts";
import { held } from "./held.ts";

export function modifyBySteps(plan: Plan, edits: readonly StepEdit[], registry: Registry): Plan {
  return held(editSteps(plan, edits), registry);
}

export async function modifyByEdits(
  edited: EditedPlan,
  edits: readonly PlanEdit[],
  registry: Registry,
): Promise<Plan> {
  let { plan } = edited;
  for (const edit of edits) {
    plan = held(await applyEdit({ ...edited, plan }, edit, registry), registry);
  }
  return plan;
}
