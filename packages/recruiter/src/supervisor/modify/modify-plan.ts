/** A plan changed by steps or by words. Whatever is wrong, the plan stays as it was. */
import type { Plan, Registry } from "@bole/engine";
import { recruiterErrors } from "../../errors.ts";
import type { StepEdit } from "../../model/index.ts";
import { applyEdit, type EditedPlan } from "./apply-edits.ts";
import { editSteps } from "./edit-steps.ts";
import { held } from "./held.ts";
import { readPlanEdits } from "./read-edit.ts";

export function modifyBySteps(plan: Plan, edits: readonly StepEdit[], registry: Registry): Plan {
  return held(editSteps(plan, edits), registry);
}

export async function modifyByWords(
  edited: EditedPlan,
  text: string,
  registry: Registry,
): Promise<Plan> {
  const edits = readPlanEdits(text);
  if (edits.length === 0) {
    throw recruiterErrors.error("plan-edit-unclear", {
      detail: `It is not clear what “${text.slice(0, 100)}” should change.`,
    });
  }
  let plan = edited.plan;
  for (const edit of edits) {
    plan = held(await applyEdit({ ...edited, plan }, edit), registry);
  }
  return plan;
}
