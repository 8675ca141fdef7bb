/** Changes of a plan by hand: each gives the steps as they are wanted. The server judges them. Pure. */
import type { PlanView, PlanViewStep, StepEdit } from "@bole/server/contract";
import type { Json } from "../../../json/json.ts";

/** An interrupt belongs to a step, and goes where that goes. */
export const isOwn = ({ mode }: PlanViewStep) => mode !== "interrupt";

export function wantedSteps({ steps }: PlanView): StepEdit[] {
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

export function addedStep(plan: PlanView, uses: string): StepEdit[] {
  const taken = new Set(plan.steps.map(({ id }) => id));
  const names = Array.from({ length: taken.size + 1 }, (_, at) =>
    at ? `${uses}_${at + 1}` : uses,
  );
  const id = names.find((name) => !taken.has(name)) ?? uses;
  return [...wantedSteps(plan), { id, uses }];
}
