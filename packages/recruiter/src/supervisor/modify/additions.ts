/** What can be added to a plan, each with the steps that come along, and the plan with one of them added. */
import { isBoleError } from "@bole/base";
import type { JsonValue, Plan, PlanDraft, Registry } from "@bole/engine";
import { recruiterErrors } from "../../errors.ts";
import type { PlanAddition } from "../../model/index.ts";
import { metaOf } from "../plan-meta.ts";
import { UNTOLD } from "../rules/compose.ts";
import type { StepDraft } from "../rules/step-template.ts";
import { specialistOf } from "../specialist-of.ts";
import { titleOf } from "../words.ts";
import { held } from "./held.ts";
import { ADDABLE, type NewSteps, newStepsFor } from "./new-steps.ts";

export function additionsTo(plan: Plan, goal: string, registry: Registry): PlanAddition[] {
  const { language } = metaOf(plan);
  const title = (action: string) =>
    titleOf(action, language, registry.find(action)?.description ?? action);
  return ADDABLE.flatMap((action) => {
    const added = newStepsFor(plan, action, goal);
    if (added === null || isThere(plan, added) || !holds(plan, added, registry)) return [];
    return [
      {
        uses: action,
        agent: specialistOf(action),
        title: title(action),
        effects: [...(registry.find(action)?.effects ?? [])],
        brings: added.steps.slice(0, -1).map((step) => title(step.action)),
      },
    ];
  });
}

export function modifyByAdding(plan: Plan, action: string, goal: string, registry: Registry): Plan {
  const added = newStepsFor(plan, action, goal);
  if (added === null) {
    throw recruiterErrors.error("plan-edit-refused", {
      detail: `“${action}” cannot be added to this plan: what it works on is neither said nor found.`,
      data: { possible: additionsTo(plan, goal, registry).map(({ uses }) => uses) },
    });
  }
  return held(withSteps(plan, added), registry);
}

/** The very same a second time would do the same to the world twice. */
function isThere({ steps }: Plan, { steps: added }: NewSteps): boolean {
  const last = added.at(-1);
  const about = ({ action, each, args }: StepDraft) => JSON.stringify([action, each, args]);
  return last !== undefined && steps.some((step) => about(step) === about(last));
}

function holds(plan: Plan, added: NewSteps, registry: Registry): boolean {
  try {
    held(withSteps(plan, added), registry);
    return true;
  } catch (error) {
    if (isBoleError(error)) return false;
    throw error;
  }
}

/** Before the supervisor puts everything together, and part of what it puts together. */
function withSteps(plan: Plan, { steps: added, templates }: NewSteps): PlanDraft {
  const at = plan.steps.findIndex(({ action }) => action.startsWith("supervisor_"));
  const steps: StepDraft[] = [...plan.steps];
  steps.splice(at === -1 ? steps.length : at, 0, ...added);
  const told = added.map(({ id }) => id).filter((id) => !UNTOLD.has(templates.get(id) ?? id));
  return {
    ...plan,
    meta: { ...plan.meta, edited: true },
    steps: steps.map((step) =>
      step.action === "supervisor_aggregate" ? gathering(step, added, told) : step,
    ),
  };
}

function gathering(
  step: StepDraft,
  added: readonly StepDraft[],
  told: readonly string[],
): StepDraft {
  const before = step.args?.results;
  const results: Record<string, JsonValue> = {
    ...(typeof before === "object" && before !== null && !Array.isArray(before) ? before : {}),
    ...Object.fromEntries(told.map((id) => [id, `$${id}`])),
  };
  const depends_on = [...new Set([...(step.depends_on ?? []), ...added.map(({ id }) => id)])];
  return { ...step, depends_on, args: { ...step.args, results } };
}
