/**
 * A plan while it is being written: any JSON that has a list of steps. It may still be wrong in every
 * other way, and whatever it holds besides what the form knows stays in it.
 */
import { isList, isRecord, type Json, type JsonRecord } from "../../../json/json.ts";
import type { JsonPath } from "../../../json/json-path.ts";

export type PlanDraft = { readonly steps: readonly StepDraft[] } & JsonRecord;
export type StepDraft = JsonRecord;

export const EMPTY_PLAN: PlanDraft = { steps: [] };

export type Reading =
  | { readonly ok: true; readonly plan: PlanDraft }
  | { readonly ok: false; readonly code: "plan" | "steps" | "step"; readonly path: JsonPath };

/** Whether a form can show it. */
export function readPlan(value: Json): Reading {
  if (!isRecord(value)) return { ok: false, code: "plan", path: [] };
  const { steps = [], ...rest } = value;
  if (!isList(steps)) return { ok: false, code: "steps", path: ["steps"] };
  const records = steps.filter(isRecord);
  if (records.length < steps.length) {
    const at = steps.findIndex((step) => !isRecord(step));
    return { ok: false, code: "step", path: ["steps", at] };
  }
  if (!Object.hasOwn(value, "steps")) return { ok: true, plan: { ...rest, steps: records } };
  // In the order in which it was written.
  return { ok: true, plan: { ...value, steps: records } };
}

export function idOf(step: StepDraft | undefined): string {
  return typeof step?.id === "string" ? step.id : "";
}

export function actionOf(step: StepDraft): string {
  return typeof step.action === "string" ? step.action : "";
}

export function dependsOn(step: StepDraft): readonly string[] {
  const { depends_on } = step;
  return isList(depends_on) ? depends_on.filter((id) => typeof id === "string") : [];
}

export function argsOf(step: StepDraft): JsonRecord {
  return isRecord(step.args) ? step.args : {};
}

/** Every step that ends before this one starts, by id. A cycle is walked once. */
export function ancestorsOf({ steps }: PlanDraft, index: number): ReadonlySet<string> {
  const byId = new Map(steps.map((step) => [idOf(step), step]));
  const found = new Set<string>();
  const waiting = steps[index] === undefined ? [] : [steps[index]];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const id of dependsOn(at)) {
      const step = byId.get(id);
      if (step === undefined || found.has(id)) continue;
      found.add(id);
      waiting.push(step);
    }
  }
  return found;
}

/** Every step that starts after this one has ended, by id. */
export function descendantsOf({ steps }: PlanDraft, id: string): ReadonlySet<string> {
  const next = new Map<string, string[]>();
  for (const step of steps) {
    for (const before of dependsOn(step)) {
      next.set(before, [...(next.get(before) ?? []), idOf(step)]);
    }
  }
  const found = new Set<string>();
  const waiting = [id];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const after of next.get(at) ?? []) {
      if (found.has(after)) continue;
      found.add(after);
      waiting.push(after);
    }
  }
  return found;
}
