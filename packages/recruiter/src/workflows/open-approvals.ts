/** What a workflow asks now, each as it stands. */
import type { Workflow } from "@bole/talent";
import { WorkflowType } from "../model/index.ts";
import { approvalOf, isQuestion } from "../narrate/approval.ts";
import type { Pending } from "../reading/pending.ts";
import { itemsOfGate } from "./gate-items.ts";
import type { WorkflowParts } from "./parts.ts";
import { stateOf } from "./workflow-state.ts";

export async function openApprovals(
  { memory, engine, plans }: Pick<WorkflowParts, "memory" | "engine" | "plans">,
  tenant: string,
  workflow: Workflow,
): Promise<Pending[]> {
  const gates = await memory.gates.ofRun(tenant, workflow.id);
  const open = gates.filter(isQuestion);
  const isPlan = open.some(({ action }) => action === "plan");
  const run = isPlan ? await engine.run(tenant, workflow.id) : null;
  const plan = run?.plan ? await plans.show(tenant, workflow, run.plan) : null;
  return open.map((gate) => {
    const approval = approvalOf(gate, workflow, plan);
    const isShown = (id: string) => approval.items.some((item) => item.id === id);
    const all = gate.action === "plan" ? [] : itemsOfGate(gate);
    return {
      ...approval,
      left_out: all.filter(({ id }) => !isShown(id)),
      asked_at: gate.created_at,
      workflow_type: typeOf(workflow),
      goal: stateOf(workflow).goal,
    };
  });
}

export const typeOf = ({ workflow_type }: Workflow) =>
  WorkflowType.catch("custom").parse(workflow_type);
