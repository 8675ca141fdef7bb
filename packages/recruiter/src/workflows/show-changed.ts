/** What was changed while it waits, shown again: a new version of a plan, or a list without somebody. */
import type { Principal } from "@bole/base";
import type { Gate } from "@bole/engine";
import type { Workflow } from "@bole/talent";
import type { DecisionValue, ItemDecision, RecruiterEvent, Route } from "../model/index.ts";
import { approvalOf } from "../narrate/approval.ts";
import { plannerOf } from "../supervisor/plan-facts.ts";
import { changePlan } from "./change-plan.ts";
import { changeState } from "./change-state.ts";
import { typeOf } from "./open-approvals.ts";
import type { WorkflowParts } from "./parts.ts";
import { stateOf } from "./workflow-state.ts";

interface Current {
  readonly message_id: string;
  readonly route: Route;
}

export async function showChangedPlan(
  parts: WorkflowParts,
  { tenant, user }: Principal,
  workflow: Workflow,
  gate: Gate,
  value: DecisionValue | undefined,
  current: Current,
): Promise<void> {
  const shown = await changePlan(parts, tenant, workflow, value, user);
  const events: RecruiterEvent[] = [
    { type: "plan_preview", content: shown },
    { type: "approval_needed", content: approvalOf(gate, workflow, shown) },
  ];
  const source = { run: shown.plan_id, seq: shown.version };
  const said = PLAN_CHANGED[stateOf(workflow).language](shown.version);
  await tell(parts, tenant, workflow, { source, events, said, current });
}

/** Remembers what was left out or changed; what is asked about from now on is what is left. */
export async function keepChange(
  { talent }: Pick<WorkflowParts, "talent">,
  tenant: string,
  { id }: Workflow,
  { gate_id }: Gate,
  items: readonly ItemDecision[],
): Promise<Workflow> {
  await changeState(talent, tenant, id, (state) => ({
    ...state,
    changed: { ...state.changed, [gate_id]: [...items] },
  }));
  return talent.workflows.get(plannerOf(tenant), id);
}

export async function showChangedItems(
  parts: WorkflowParts,
  tenant: string,
  workflow: Workflow,
  gate: Gate,
  current: Current,
): Promise<void> {
  const content = approvalOf(gate, workflow, null);
  const run = `${gate.gate_id}:changed`;
  const source = { run, seq: (await parts.log.toldOf(tenant, run)) + 1 };
  const said = LIST_CHANGED[stateOf(workflow).language](content.items.length);
  const events: RecruiterEvent[] = [{ type: "approval_needed", content }];
  await tell(parts, tenant, workflow, { source, events, said, current });
}

interface Telling {
  readonly source: { readonly run: string; readonly seq: number };
  readonly events: readonly RecruiterEvent[];
  readonly said: string;
  readonly current: Current;
}

async function tell(
  { log }: WorkflowParts,
  tenant: string,
  workflow: Workflow,
  { source, events, said, current: { message_id, route } }: Telling,
): Promise<void> {
  const { id: workflow_id, session_id } = workflow;
  const done: RecruiterEvent = {
    type: "done",
    content: {
      ...{ session_id, message: said, route, workflow_id, status: "waiting" },
      workflow_type: typeOf(workflow),
      ...{ links: [], calls: [], reader: "embedded", embedded_because: null },
    },
  };
  // A message says by itself when it is answered.
  const isMessage = message_id !== stateOf(workflow).message_id;
  const place = { tenant, session_id, message_id, workflow_id };
  await log.append(place, source, [...events, ...(isMessage ? [] : [done])]);
}

const PLAN_CHANGED = {
  zh: (version: number) => `计划已修改（第 ${version} 版），等你审批。`,
  en: (version: number) => `The plan is changed (version ${version}) and waits for your approval.`,
} as const;

const LIST_CHANGED = {
  zh: (count: number) => `已按你说的修改，还有 ${count} 项等你确认。`,
  en: (count: number) => `Changed as you said. What is left (${count}) waits for your approval.`,
} as const;
