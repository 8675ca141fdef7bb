/**
 * Decisions about what a workflow asks. All are checked before the first is given, and each is given to
 * the engine once. To change a plan is no answer: the plan is shown again, and the question stands.
 */

import { collapse, type Principal } from "@bole/base";
import { engineErrors, type Gate } from "@bole/engine";
import type { Workflow } from "@bole/talent";
import { recruiterErrors } from "../errors.ts";
import type { Decision, RecruiterEvent, Route } from "../model/index.ts";
import { approvalOf } from "../narrate/approval.ts";
import { changePlan } from "./change-plan.ts";
import { changeState } from "./change-state.ts";
import { chooseByWordsJob } from "./choose-by-words.ts";
import { expireApproval, isExpired } from "./expire-approval.ts";
import { itemsOfGate, type Verdict, verdictOf } from "./gate-items.ts";
import type { WorkflowParts } from "./parts.ts";
import { changedPlan } from "./standing-plan.ts";
import { assertFinished } from "./unfinished-drafts.ts";
import { stateOf } from "./workflow-state.ts";

export interface GivenDecisions {
  readonly principal: Principal;
  readonly workflow: Workflow;
  readonly decisions: readonly Decision[];
  /** What moves it: a message, or a decision on a page. */
  readonly current: { readonly message_id: string; readonly route: Route };
}

/** Whether the run goes on because of it; where only a plan was changed, it does not. */
export async function answerWorkflow(
  parts: WorkflowParts,
  { principal, workflow, decisions, current }: GivenDecisions,
): Promise<boolean> {
  const gates = await Promise.all(
    decisions.map(({ interrupt_id }) => openGate(parts, principal, workflow, interrupt_id)),
  );
  const verdicts = await Promise.all(
    decisions.map(async (decision, at) => {
      const gate = gates[at];
      if (gate === undefined) throw new Error("A decision has lost its question.");
      const verdict = isPlanChange(gate, decision) ? null : await judged(parts, gate, decision);
      return { decision, gate, verdict };
    }),
  );
  let goesOn = false;
  for (const { decision, gate, verdict } of verdicts) {
    if (verdict === null) await showChanged(parts, principal, workflow, gate, decision, current);
    else {
      const before = await moveFor(parts, principal.tenant, workflow, current);
      try {
        await give(parts, principal, workflow, gate, decision, verdict);
      } catch (error) {
        await moveFor(parts, principal.tenant, workflow, before);
        throw error;
      }
      goesOn = true;
    }
  }
  return goesOn;
}

async function openGate(
  parts: WorkflowParts,
  { tenant }: Principal,
  workflow: Workflow,
  id: string,
): Promise<Gate> {
  const gate = await parts.memory.gates.get(tenant, id);
  if (gate === null || gate.run_id !== workflow.id || gate.phase === "wait") {
    throw recruiterErrors.error(
      "interrupt-unknown",
      `The workflow "${workflow.id}" does not ask "${id}".`,
    );
  }
  if (gate.status !== "pending") {
    const how = gate.answer ? `${gate.answer.decision} by ${gate.answer.by}` : gate.status;
    throw engineErrors.error("gate-closed", `It was answered already: ${how}.`);
  }
  if (!isExpired(gate, parts.now())) return gate;
  throw recruiterErrors.error("approval-expired", await expireApproval(parts, workflow, gate));
}

const isPlanChange = ({ action }: Gate, { decision }: Decision) =>
  action === "plan" && decision === "modify";

async function judged(parts: WorkflowParts, gate: Gate, decision: Decision): Promise<Verdict> {
  const verdict = await verdictFor(parts, gate, decision);
  assertFinished(gate, verdict);
  return verdict;
}

async function verdictFor(
  { threads }: WorkflowParts,
  gate: Gate,
  { decision, value }: Decision,
): Promise<Verdict> {
  if (decision !== "modify" || value === undefined) {
    if (decision !== "modify") return { decision };
    throw recruiterErrors.error("decision-invalid", "Say what is to be modified: items or text.");
  }
  if ("items" in value) return verdictOf(gate, value.items);
  if ("text" in value) {
    const items = await threads.run(chooseByWordsJob, [collapse(value.text), itemsOfGate(gate)]);
    return verdictOf(gate, items);
  }
  throw recruiterErrors.error(
    "decision-invalid",
    "Steps are a plan's; here items are asked about.",
  );
}

async function give(
  { engine, plans }: WorkflowParts,
  { tenant, user, roles }: Principal,
  workflow: Workflow,
  gate: Gate,
  { reason }: Decision,
  verdict: Verdict,
): Promise<void> {
  const answer = {
    tenant,
    gate_id: gate.gate_id,
    by: user,
    // What was approved is done at once only if whoever approved it may do it.
    roles,
    ...(reason !== undefined && { reason }),
  };
  if (gate.action === "plan" && verdict.decision === "approve") {
    // What is approved is what was shown last.
    const value = await changedPlan(plans, tenant, workflow);
    await engine.answer(
      value === null ? { ...answer, ...verdict } : { ...answer, decision: "modify", value },
    );
    return;
  }
  await engine.answer({ ...answer, ...verdict });
}

async function showChanged(
  parts: WorkflowParts,
  { tenant, user }: Principal,
  workflow: Workflow,
  gate: Gate,
  { value }: Decision,
  { message_id, route }: GivenDecisions["current"],
): Promise<void> {
  const shown = await changePlan(parts, tenant, workflow, value, user);
  const preview: RecruiterEvent = { type: "plan_preview", content: shown };
  const asked: RecruiterEvent = {
    type: "approval_needed",
    content: approvalOf(gate, workflow, shown),
  };
  const place = { tenant, session_id: workflow.session_id, message_id, workflow_id: workflow.id };
  const source = { run: shown.plan_id, seq: shown.version };
  const done: RecruiterEvent = {
    type: "done",
    content: {
      session_id: workflow.session_id,
      message: CHANGED[stateOf(workflow).language](shown.version),
      route,
      workflow_type: shown.workflow_type,
      workflow_id: workflow.id,
      status: "waiting",
      links: [],
      embedded_because: null,
    },
  };
  // A message says by itself when it is answered.
  const isMessage = message_id !== stateOf(workflow).message_id;
  await parts.log.append(place, source, [preview, asked, ...(isMessage ? [] : [done])]);
}

const CHANGED = {
  zh: (version: number) => `计划已修改（第 ${version} 版），等您审批。`,
  en: (version: number) => `The plan is changed (version ${version}) and waits for your approval.`,
} as const;

/** Says what it goes on for, before it does; gives what it went on for until now. */
async function moveFor(
  { talent }: WorkflowParts,
  tenant: string,
  { id }: Workflow,
  current: GivenDecisions["current"],
): Promise<GivenDecisions["current"]> {
  const before = await changeState(talent, tenant, id, (state) => ({
    ...state,
    // Rules read answers: no model is asked.
    current: { embedded_because: null, ...current },
    moved_by: [...new Set([...state.moved_by, current.message_id])],
  }));
  return before.current;
}
