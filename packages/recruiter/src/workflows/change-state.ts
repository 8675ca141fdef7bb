/**
 * Changes what is remembered of a workflow. An answer may come in just while the rest before it is
 * still being told, in this process or in another: whoever wrote in between is not overwritten.
 */
import type { Talent } from "@bole/talent";
import { plannerOf } from "../supervisor/plan-facts.ts";
import { stateOf, type WorkflowState } from "./workflow-state.ts";

/** @returns what was remembered before */
export async function changeState(
  { workflows }: Pick<Talent, "workflows">,
  tenant: string,
  id: string,
  change: (state: WorkflowState) => WorkflowState,
): Promise<WorkflowState> {
  const principal = plannerOf(tenant);
  for (;;) {
    const { state_json } = await workflows.get(principal, id);
    const state = stateOf({ state_json });
    const changed = JSON.stringify(change(state));
    if (await workflows.swapState(principal, id, state_json, changed)) return state;
  }
}
