/**
 * Decisions about what a workflow asks. All are checked before the first is given, and each is given to
 * the engine once. To change a plan is no answer: the plan is shown again, and the question stands. So does
 * a list from which somebody was left out, where whoever said so has not said yes yet.
 */
import type { Principal } from "@bole/base";
import { engineErrors, type Gate } from "@bole/engine";
import type { Workflow } from "@bole/talent";
import { recruiterErrors } from "../errors.ts";
import type { Decision, ItemDecision } from "../model/index.ts";
import { changeState } from "./change-state.ts";
import { expireApproval, isExpired } from "./expire-approval.ts";
import { joinItems, type Verdict, verdictOf } from "./gate-items.ts";
import { openApprovals } from "./open-approvals.ts";
import type { WorkflowParts } from "./parts.ts";
import { keepChange, showChangedItems, showChangedPlan } from "./show-changed.ts";
import { changedPlan } from "./standing-plan.ts";
import { assertFinished } from "./unfinished-drafts.ts";
import { stateOf, type WorkflowState } from "./workflow-state.ts";

export interface GivenDecisions {
  readonly principal: Principal;
  readonly workflow: Workflow;
  readonly decisions: readonly Decision[];
  /** What moves it: a message, or a decision on a page. */
  readonly current: Pick<WorkflowState["current"], "message_id" | "route"> &
    Partial<WorkflowState["current"]>;
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
    decisions.map(async (given, at) => {
      const gate = gates[at];
      if (gate === undefined) throw new Error("A decision has lost its question.");
      const decision = await inItems(parts, principal, workflow, gate, given);
      const items = isPlanChange(gate, decision) ? [] : itemsSaid(workflow, gate, decision);
      const verdict = isPlanChange(gate, decision) ? null : judged(gate, decision, items);
      return { decision, gate, verdict, items };
    }),
  );
  let goesOn = false;
  for (const { decision, gate, verdict, items } of verdicts) {
    if (verdict === null) {
      await showChangedPlan(parts, principal, workflow, gate, decision.value, current);
    } else if (isHeld(decision) && verdict.decision !== "reject") {
      const changed = await keepChange(parts, principal.tenant, workflow, gate, items);
      await showChangedItems(parts, principal.tenant, changed, gate, current);
    } else {
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

/** Also where everything is back as it was asked: nobody has said yes to it. */
const isHeld = ({ decision, waits }: Decision) => decision === "modify" && waits === true;

const isPlanChange = ({ action }: Gate, { decision }: Decision) =>
  action === "plan" && decision === "modify";

/** Words become what they change. */
async function inItems(
  parts: WorkflowParts,
  { tenant }: Principal,
  workflow: Workflow,
  gate: Gate,
  decision: Decision,
): Promise<Decision> {
  const { value } = decision;
  if (decision.decision !== "modify" || value === undefined || !("text" in value)) return decision;
  const open = await openApprovals(parts, tenant, workflow);
  const about = open.find(({ interrupt_id }) => interrupt_id === gate.gate_id);
  if (about === undefined) throw engineErrors.error("gate-closed", "It is not asked any more.");
  const { language } = stateOf(workflow);
  return { ...decision, value: await parts.readDecision(tenant, value.text, about, language) };
}

/** What is decided item by item, with what was left out or changed before. */
function itemsSaid(workflow: Workflow, gate: Gate, { decision, value }: Decision): ItemDecision[] {
  const before = stateOf(workflow).changed[gate.gate_id] ?? [];
  if (decision !== "modify") return before;
  if (value === undefined)
    throw recruiterErrors.error("decision-invalid", "Say what is to be modified: items or text.");
  if ("items" in value) return joinItems(before, value.items);
  throw recruiterErrors.error(
    "decision-invalid",
    "Steps are a plan's; here items are asked about.",
  );
}

function judged(
  gate: Gate,
  { decision, waits }: Decision,
  items: readonly ItemDecision[],
): Verdict {
  const isPlain = decision === "reject" || gate.action === "plan" || items.length === 0;
  const verdict: Verdict = isPlain && decision !== "modify" ? { decision } : verdictOf(gate, items);
  if (waits !== true) assertFinished(gate, verdict);
  return verdict;
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
    current: { ...{ embedded_because: null, calls: [], reader: "embedded" }, ...current },
    moved_by: [...new Set([...state.moved_by, current.message_id])],
  }));
  return before.current;
}
