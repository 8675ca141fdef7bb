/** A changed plan that holds, or why it does not. */
import { type Plan, type PlanDraft, type Registry, validatePlan } from "@bole/engine";
import { recruiterErrors } from "../../errors.ts";

/** Steps that touch the world are asked about, also those that somebody has added. */
export function held(draft: PlanDraft, registry: Registry): Plan {
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
