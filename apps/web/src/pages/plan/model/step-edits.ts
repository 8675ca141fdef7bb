/** What can be done to the list of steps. Each edit gives a new plan and says which step is meant. */
import { isList, type Json } from "../../../json/json.ts";
import { dependsOn, descendantsOf, idOf, type PlanDraft, type StepDraft } from "./plan-draft.ts";
import { renameInStep } from "./rename-references.ts";

export interface Edited {
  readonly plan: PlanDraft;
  readonly selected: number;
}

/** Behind the given step, and after it in time: that is where people want it nine times in ten. */
export function addStep(plan: PlanDraft, after: number): Edited {
  const before = plan.steps[after];
  const step: StepDraft = {
    id: freeId(plan, String(plan.steps.length + 1)),
    action: "",
    ...(before !== undefined && idOf(before) !== "" && { depends_on: [idOf(before)] }),
    args: {},
  };
  const at = before === undefined ? plan.steps.length : after + 1;
  return { plan: withSteps(plan, plan.steps.toSpliced(at, 0, step)), selected: at };
}

export function duplicateStep(plan: PlanDraft, index: number): Edited {
  const step = plan.steps[index];
  if (step === undefined) return { plan, selected: index };
  const copy = { ...step, id: freeId(plan, idOf(step)) };
  return {
    plan: withSteps(plan, plan.steps.toSpliced(index + 1, 0, copy)),
    selected: index + 1,
  };
}

/** Nobody waits any longer for a step that is gone; what used its result is the validator's to say. */
export function removeStep(plan: PlanDraft, index: number): Edited {
  const id = idOf(plan.steps[index]);
  const left = plan.steps.toSpliced(index, 1);
  const isGone = !left.some((step) => idOf(step) === id);
  const steps = isGone ? left.map((step) => withoutDependency(step, id)) : left;
  return { plan: withSteps(plan, steps), selected: Math.min(index, steps.length - 1) };
}

export function moveStep(plan: PlanDraft, from: number, to: number): Edited {
  const step = plan.steps[from];
  if (step === undefined || to < 0 || to >= plan.steps.length) return { plan, selected: from };
  const steps = plan.steps.toSpliced(from, 1).toSpliced(to, 0, step);
  return { plan: withSteps(plan, steps), selected: to };
}

/**
 * Another id, also wherever other steps speak of it. If the new id or the old one means two steps,
 * only the step itself is changed: nobody can tell which of them was meant.
 */
export function renameStep(plan: PlanDraft, index: number, id: string): PlanDraft {
  const old = idOf(plan.steps[index]);
  const count = (wanted: string) => plan.steps.filter((step) => idOf(step) === wanted).length;
  const follows = old !== "" && count(old) === 1 && count(id) === 0;
  const steps = plan.steps.map((step, at) => {
    const renamed = follows ? renameInStep(step, old, id) : step;
    return at === index ? { ...renamed, id } : renamed;
  });
  return withSteps(plan, steps);
}

export function setDependencies(plan: PlanDraft, index: number, ids: readonly string[]): PlanDraft {
  const steps = plan.steps.map((step, at) => (at === index ? withDependencies(step, ids) : step));
  return withSteps(plan, steps);
}

/** Steps that this one may wait for without going round in a circle. */
export function possibleDependencies(plan: PlanDraft, index: number): readonly string[] {
  const own = idOf(plan.steps[index]);
  const after = descendantsOf(plan, own);
  return plan.steps.flatMap((step, at) => {
    const id = idOf(step);
    return at === index || id === "" || id === own || after.has(id) ? [] : [id];
  });
}

function withSteps(plan: PlanDraft, steps: readonly StepDraft[]): PlanDraft {
  return { ...plan, steps };
}

function withDependencies(step: StepDraft, ids: readonly string[]): StepDraft {
  if (ids.length > 0) return { ...step, depends_on: ids };
  const { depends_on: _, ...rest } = step;
  return rest;
}

function withoutDependency(step: StepDraft, id: string): StepDraft {
  const known: Json | undefined = step.depends_on;
  if (!isList(known) || !known.includes(id)) return step;
  return withDependencies(
    step,
    dependsOn(step).filter((other) => other !== id),
  );
}

/** The wanted id, or with the first number behind it that nobody has. */
function freeId({ steps }: PlanDraft, wanted: string): string {
  const taken = new Set(steps.map(idOf));
  if (wanted !== "" && !taken.has(wanted)) return wanted;
  const isNumber = /^\d+$/.test(wanted);
  const stem = wanted.replace(/-\d+$/, "") || "step";
  for (let number = isNumber ? Number(wanted) : 2; ; number++) {
    const id = isNumber ? String(number) : `${stem}-${number}`;
    if (!taken.has(id)) return id;
  }
}
