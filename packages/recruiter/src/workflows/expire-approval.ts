/**
 * A question that nobody has answered for too long is answered with no: what it was about is not what it
 * was. It ends on the same way as a person's no, so the run goes on, tells it, and gives back what it held.
 */
import { isBoleError } from "@bole/base";
import type { Gate } from "@bole/engine";
import type { Workflow } from "@bole/talent";
import { isQuestion } from "../narrate/approval.ts";
import { approvalKind } from "../supervisor/approval-kind.ts";
import { EXPIRY } from "./decided.ts";
import type { WorkflowParts } from "./parts.ts";
import { workflowOfRun } from "./standing-plan.ts";
import { stateOf } from "./workflow-state.ts";

const APPROVAL_DAYS = 30;
const DAY = 86_400_000;

export const isExpired = ({ created_at, phase, status }: Gate, now: Date): boolean =>
  status === "pending" &&
  phase !== "wait" &&
  now.getTime() - Date.parse(created_at) > APPROVAL_DAYS * DAY;

type ExpireParts = Pick<WorkflowParts, "engine" | "talent" | "narrator" | "now">;

/** Gives the reason, in the workflow's language. */
export async function expireApproval(
  { engine, talent, narrator, now }: ExpireParts,
  workflow: Workflow,
  { tenant, gate_id, action, phase, created_at }: Gate,
): Promise<string> {
  const days = Math.floor((now().getTime() - Date.parse(created_at)) / DAY);
  const reason = REASONS[stateOf(workflow).language](days);
  await engine.answer({ tenant, gate_id, decision: "reject", reason, by: EXPIRY });
  const facts = { kind: approvalKind(action, phase), asked_at: created_at };
  await talent.workflows.noteExpired({ tenant, user: EXPIRY, roles: [] }, workflow.id, facts);
  void narrator.workflow(tenant, workflow.id);
  return reason;
}

/** All that is due, of all tenants. Gives how many there were. */
export async function expireOld(
  parts: ExpireParts & Pick<WorkflowParts, "memory">,
): Promise<number> {
  const unfinished = await parts.talent.workflows.unfinished();
  let count = 0;
  for (const tenant of new Set(unfinished.map((one) => one.tenant))) {
    for (const gate of await parts.memory.gates.pending(tenant)) {
      if (!isQuestion(gate) || !isExpired(gate, parts.now())) continue;
      const workflow = await workflowOfRun(parts, gate);
      if (workflow !== null && (await isMine(expireApproval(parts, workflow, gate)))) count++;
    }
  }
  return count;
}

/** Somebody else, a person or a process, may have been quicker. */
async function isMine(expiry: Promise<unknown>): Promise<boolean> {
  try {
    await expiry;
    return true;
  } catch (error) {
    if (isBoleError(error) && ["gate-closed", "run-over"].includes(error.code)) return false;
    throw error;
  }
}

const REASONS = {
  zh: (days: number) => `这项审批 ${days} 天前提出，超过 ${APPROVAL_DAYS} 天未答复，已过期。`,
  en: (days: number) =>
    `It was asked ${days} days ago; approvals hold for ${APPROVAL_DAYS}, so it has expired.`,
} as const;
