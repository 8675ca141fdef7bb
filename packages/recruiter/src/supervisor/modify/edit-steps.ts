/** Steps as somebody wants them: fewer, in another order, with other arguments, and new ones. */
import type { JsonValue, Plan, Step } from "@bole/engine";
import { recruiterErrors } from "../../errors.ts";
import type { StepEdit } from "../../model/index.ts";
import { removeSteps } from "./remove-steps.ts";

export function editSteps(plan: Plan, edits: readonly StepEdit[]): Plan {
  // An interrupt is shown as a line of its own, and has the id of its step.
  const wanted = new Map<string, StepEdit>();
  for (const edit of edits) wanted.set(edit.id, { ...wanted.get(edit.id), ...edit });
  const gone = plan.steps.filter(({ id }) => !wanted.has(id)).map(({ id }) => id);
  const kept = gone.length > 0 ? removeSteps(plan, gone.toReversed()) : plan;
  const byId = new Map(kept.steps.map((step) => [step.id, step]));
  const steps = [...wanted.values()].flatMap((edit) => {
    const known = byId.get(edit.id);
    if (known === undefined) return edit.uses === undefined ? [] : [newStep(edit)];
    return [changed(known, edit)];
  });
  assertInOrder(steps);
  return { ...kept, steps, meta: { ...kept.meta, edited: true } };
}

function newStep({ id, uses = "", args = {}, depends_on = [] }: StepEdit): Step {
  return { id, action: uses, args, depends_on, on_error: "fail" };
}

function changed(step: Step, { args, depends_on }: StepEdit): Step {
  const given = Object.entries(args ?? {}).map(([name, value]): [string, JsonValue] => [
    name,
    // What stood there may be a placeholder; a dollar in somebody's new words is none.
    JSON.stringify(value) === JSON.stringify(step.args[name]) ? value : literal(value),
  ]);
  return {
    ...step,
    args: { ...step.args, ...Object.fromEntries(given) },
    ...(depends_on !== undefined && { depends_on }),
  };
}

function literal(value: JsonValue): JsonValue {
  if (typeof value !== "string" || !value.includes("$")) return value;
  return /^\$\w[\w.[\]-]*$/.test(value) ? value : value.replaceAll(/\$+/g, "$$$$");
}

function assertInOrder(steps: readonly Step[]): void {
  const seen = new Set<string>();
  const all = new Set(steps.map(({ id }) => id));
  for (const { id, depends_on } of steps) {
    const early = depends_on.find((other) => all.has(other) && !seen.has(other));
    if (early !== undefined) {
      throw recruiterErrors.error("plan-edit-refused", {
        detail: `Step "${id}" works on what step "${early}" gives, so it cannot stand before it.`,
        data: { step: id, needs: early },
      });
    }
    seen.add(id);
  }
}
