/** Changes of a plan by hand: each gives the steps as they are wanted. The server judges them. Pure. */
import type { PlanView, PlanViewStep, StepEdit } from "@bole/server/contract";
import type { Json } from "../../../json/json.ts";

/** An interrupt belongs to a step, and goes where that goes. */
export const isOwn = ({ mode }: PlanViewStep) => mode !== "interrupt";

function wantedSteps({ steps }: PlanView): StepEdit[] {
  return steps.filter(isOwn).map(({ id }) => ({ id }));
}

export function withoutStep(plan: PlanView, id: string): StepEdit[] {
  return wantedSteps(plan).filter((step) => step.id !== id);
}

/** Null where there is no place to move to. */
export function movedStep(plan: PlanView, id: string, by: -1 | 1): StepEdit[] | null {
  const steps = wantedSteps(plan);
  const from = steps.findIndex((step) => step.id === id);
  const [one, other] = [steps[from], steps[from + by]];
  if (one === undefined || other === undefined) return null;
  return steps.with(from, other).with(from + by, one);
}

export function changedStep(plan: PlanView, id: string, args: Record<string, Json>): StepEdit[] {
  return wantedSteps(plan).map((step) =>
    step.id === id ? { ...step, args: structuredClone(args) } : step,
  );
}

/** Only where what it would work on is not made by the step that it changes places with. */
export function canMove({ steps }: PlanView, id: string, by: -1 | 1): boolean {
  const own = steps.filter(isOwn);
  const from = own.findIndex((step) => step.id === id);
  const [one, other] = [own[from], own[from + by]];
  if (one === undefined || other === undefined) return false;
  const [earlier, later] = by === -1 ? [other, one] : [one, other];
  return !later.depends_on.includes(earlier.id);
}
