/**
 * What a gate asks about now. The engine's gate keeps what was asked first; a plan or a list that was
 * changed since stands beside it, and whoever approves, wherever that is, approves what was shown last.
 */
import { isBoleError } from "@bole/base";
import { assertJson, type Gate, type JsonValue } from "@bole/engine";
import type { Talent, Workflow } from "@bole/talent";
import { plannerOf } from "../supervisor/plan-facts.ts";
import { changedGate } from "./gate-items.ts";
import type { PlanBook } from "./plan-book.ts";
import { stateOf } from "./workflow-state.ts";

/** Null where it is the one that was made first. */
export async function changedPlan(
  plans: PlanBook,
  tenant: string,
  { plan_id }: Pick<Workflow, "plan_id">,
): Promise<JsonValue | null> {
  const shown = await plans.find(tenant, plan_id);
  if (shown === null || shown.view.version === 1) return null;
  const plan = await plans.planOf(tenant, shown.view);
  return plan && assertJson(plan, "The plan that was shown");
}

interface StandingParts {
  readonly plans: PlanBook;
  readonly talent: Pick<Talent, "workflows">;
}

/** A gate of any run, with what it asks about as it stands. */
export async function standingGate({ plans, talent }: StandingParts, gate: Gate): Promise<Gate> {
  if (gate.status !== "pending") return gate;
  const workflow = await workflowOfRun({ talent }, gate);
  if (gate.action !== "plan") {
    const changed = workflow ? stateOf(workflow).changed[gate.gate_id] : undefined;
    return changedGate(gate, changed ?? []);
  }
  const ask = workflow && (await changedPlan(plans, gate.tenant, workflow));
  return ask === null ? gate : { ...gate, ask };
}

/** Null where the run is no workflow's. */
export async function workflowOfRun(
  { talent }: Pick<StandingParts, "talent">,
  { tenant, run_id }: Pick<Gate, "tenant" | "run_id">,
): Promise<Workflow | null> {
  try {
    return await talent.workflows.get(plannerOf(tenant), run_id);
  } catch (error) {
    if (isBoleError(error) && error.code === "workflow-unknown") return null;
    throw error;
  }
}
