import { createHash } from "node:crypto";
import type { CompiledPlan, CompiledStep } from "../compile/compiled-plan.ts";
import { canonicalJson, type JsonValue } from "../contracts/json.ts";
import type { Step } from "../contracts/plan.ts";
import type { StepIdentity } from "../memory/ports/index.ts";
import { graphOf } from "../planning/graph.ts";

export type StepIdentities = { readonly [id: string]: StepIdentity };

/**
 * What each step of a plan is, together with all that is before it: two steps with the same hash,
 * after the same ends, come to the same. A new plan is compared with the old one by this alone.
 */
export function identitiesOf(
  { plan, steps }: CompiledPlan,
  revision: number,
  before: StepIdentities = {},
): StepIdentities {
  const known = new Map<string, StepIdentity>();
  for (const id of graphOf(plan.steps).order) {
    const compiled = steps.get(id);
    if (!compiled) continue;
    const behind = compiled.step.depends_on.map((other) => known.get(other)?.hash ?? "");
    const hash = hashOf(compiled, behind);
    const old = before[id];
    known.set(id, { hash, since: old?.hash === hash ? old.since : revision });
  }
  return Object.fromEntries(known);
}

function hashOf({ step, agent, inner }: CompiledStep, behind: readonly string[]): string {
  const doing = [definitionOf(step), agent.version, inner?.hash ?? null, [...behind].sort()];
  const whole: JsonValue = JSON.parse(JSON.stringify(doing));
  return createHash("sha256").update(canonicalJson(whole)).digest("hex").slice(0, 32);
}

/** Without what only says how to try: it cannot change an end that is there. */
function definitionOf(step: Step) {
  const { retry: _, timeout_ms: __, on_error: ___, concurrency: ____, ...doing } = step;
  return doing;
}
