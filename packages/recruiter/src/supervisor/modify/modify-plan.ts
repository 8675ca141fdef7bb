/** A changed plan that holds, or why it does not. Whatever is wrong, the plan stays as it was. */
import { type Plan, type PlanDraft, type Registry, validatePlan } from "@bole/engine";
import { recruiterErrors } from "../../errors.ts";
import type { StepEdit } from "../../model/index.ts";
import { applyEdit, type EditedPlan } from "./apply-edits.ts";
import { editSteps } from "./edit-steps.ts";
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

/** Steps that touch the world are asked about, also those that somebody has added. */
function held(draft: PlanDraft, registry: Registry): Plan {
  const steps = draft.steps.map((step) => {
    const effects = registry.find(step.action)?.effects ?? [];
    return effects.length > 0 ? { ...step, approval: "before" as const } : step;
  });
  const { plan, issues } = validatePlan({ ...draft, steps }, registry);
  if (plan !== null && issues.length === 0) return plan;
  const [first] = issues;
  throw recruiterErrors.error("plan-edit-refused", {
    detail: `The changed plan does not hold: ${first?.path || "plan"}: ${first?.message} (${first?.repair}).`,
    issues: issues.map(({ path, message }) => ({ path, message })),
  });
}
