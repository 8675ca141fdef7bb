/** A gate as it is asked: what kind of question, and what about, item by item. */
import type { Gate } from "@bole/engine";
import type { Workflow } from "@bole/talent";
import type { ApprovalNeeded, PlanView } from "../model/index.ts";
import { approvalKind } from "../supervisor/approval-kind.ts";
import { ASKED } from "../supervisor/words.ts";
import { changedItems } from "../workflows/gate-items.ts";
import { stateOf } from "../workflows/workflow-state.ts";

export function approvalOf(gate: Gate, workflow: Workflow, view: PlanView | null): ApprovalNeeded {
  const kind = approvalKind(gate.action, gate.phase);
  const { language, changed } = stateOf(workflow);
  return {
    workflow_id: workflow.id,
    interrupt_id: gate.gate_id,
    kind,
    title: ASKED[kind][language],
    items:
      kind === "plan" && view !== null
        ? [{ id: view.plan_id, preview: view }]
        : changedItems(gate, changed[gate.gate_id] ?? []),
  };
}

/** A gate at which a person is asked; all else waits for something that happens. */
export const isQuestion = ({ status, phase }: Gate): boolean =>
  status === "pending" && phase !== "wait";
