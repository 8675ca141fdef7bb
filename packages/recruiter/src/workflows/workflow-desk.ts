/** Workflows as the router and the pages use them: begun, asked about, answered, cancelled and looked at. */
import type { Principal } from "@bole/base";
import type { Gate, RunStatus } from "@bole/engine";
import { timeCursor, type Workflow } from "@bole/talent";
import { recruiterErrors } from "../errors.ts";
import {
  ApprovalNeeded,
  type Decision,
  type PlanAddition,
  type RecordLink,
  type WorkflowStep,
  type WorkflowSummary,
  type WorkflowView,
} from "../model/index.ts";
import { isQuestion } from "../narrate/approval.ts";
import { settledText } from "../narrate/settled-text.ts";
import type { Pending } from "../reading/pending.ts";
import type {
  Answers,
  GivenAnswer,
  PendingInterrupts,
  Started,
  StartWorkflow,
  WorkflowStarter,
} from "../router/ports.ts";
import { plannerOf } from "../supervisor/plan-facts.ts";
import { answerWorkflow } from "./answer-workflow.ts";
import { possibleAdditions } from "./change-plan.ts";
import { decidedOf } from "./decided.ts";
import { expireApproval, expireOld, isExpired } from "./expire-approval.ts";
import { openApprovals, typeOf } from "./open-approvals.ts";
import type { WorkflowParts } from "./parts.ts";
import { standingGate, workflowOfRun } from "./standing-plan.ts";
import { startWorkflow } from "./start-workflow.ts";
import { stateOf } from "./workflow-state.ts";

const GOING: ReadonlySet<RunStatus> = new Set(["running", "waiting"]);

export class WorkflowDesk implements WorkflowStarter, Answers, PendingInterrupts {
  readonly #parts: WorkflowParts;

  constructor(parts: WorkflowParts) {
    this.#parts = parts;
  }

  async start(request: StartWorkflow): Promise<Started> {
    const { id } = await startWorkflow(this.#parts, request);
    const { status } = await this.#parts.engine.run(request.principal.tenant, id);
    return { workflow_id: id, status };
  }

  async found(tenant: string, id: string): Promise<readonly RecordLink[]> {
    const view = await this.#parts.engine.run(tenant, id);
    return view.status === "completed" ? settledText(view, [], "en").links : [];
  }

  /** What a message has answered. */
  async answer({ principal, workflow_id, decisions, ...given }: GivenAnswer): Promise<Started> {
    const workflow = await this.#parts.talent.workflows.get(principal, workflow_id);
    const { message_id, calls, reader } = given;
    const current = { message_id, route: "resume" as const, calls: [...calls], reader };
    const goesOn = await answerWorkflow(this.#parts, { principal, workflow, decisions, current });
    if (goesOn) void this.#parts.narrator.workflow(principal.tenant, workflow_id);
    return { workflow_id, status: goesOn ? "running" : "waiting" };
  }

  /** What was decided on a page. Gives the number of the last event before it. */
  async resume(
    principal: Principal,
    id: string,
    decisions: readonly Decision[],
  ): Promise<{ readonly session_id: string; readonly after: number }> {
    const { tenant } = principal;
    const workflow = await this.#parts.talent.workflows.get(principal, id);
    const { session_id } = workflow;
    const after = await this.#parts.log.lastSeq(tenant, session_id);
    const current = { message_id: stateOf(workflow).message_id, route: "resume" as const };
    await answerWorkflow(this.#parts, { principal, workflow, decisions, current });
    void this.#parts.narrator.workflow(tenant, id);
    return { session_id, after };
  }

  /** What can be added to a workflow's plan as it stands, each with what comes along. */
  async additions(principal: Principal, id: string): Promise<PlanAddition[]> {
    const workflow = await this.#parts.talent.workflows.get(principal, id);
    return possibleAdditions(this.#parts, principal.tenant, workflow);
  }

  /** A question of any run as it stands: of a plan that was changed, the plan that was shown last. */
  standing(gate: Gate): Promise<Gate> {
    return standingGate(this.#parts, gate);
  }

  /** Refuses what was asked so long ago that it is not answered any more, wherever that is tried. */
  async assertInTime(gate: Gate): Promise<void> {
    if (!isExpired(gate, this.#parts.now())) return;
    const workflow = await workflowOfRun(this.#parts, gate);
    if (workflow === null) return;
    throw recruiterErrors.error(
      "approval-expired",
      await expireApproval(this.#parts, workflow, gate),
    );
  }

  /** Ends what nobody has answered in time; to be called now and then. */
  expireOld(): Promise<number> {
    return expireOld(this.#parts);
  }

  async cancel(principal: Principal, id: string): Promise<WorkflowView> {
    const { engine, narrator, talent } = this.#parts;
    const workflow = await talent.workflows.get(principal, id);
    const { status } = await engine.run(principal.tenant, workflow.id);
    if (GOING.has(status)) {
      await engine.cancel(principal.tenant, id, principal.user);
      await engine.settled(principal.tenant, id);
      await narrator.workflow(principal.tenant, id);
    }
    return this.view(principal, id);
  }

  async pending(tenant: string, sessionId: string): Promise<Pending[]> {
    const all = await this.#parts.talent.workflows.ofSession(plannerOf(tenant), sessionId);
    const asked = await Promise.all(
      all
        .filter(({ status }) => GOING.has(status))
        .map((workflow) => openApprovals(this.#parts, tenant, workflow)),
    );
    return asked.flat().toSorted((a, b) => (a.asked_at < b.asked_at ? 1 : -1));
  }

  async view(principal: Principal, id: string): Promise<WorkflowView> {
    const { tenant } = principal;
    const workflow = await this.#parts.talent.workflows.get(principal, id);
    const run = await this.#parts.engine.run(tenant, id);
    const shown = run.plan && (await this.#parts.plans.show(tenant, workflow, run.plan));
    const approvals = await openApprovals(this.#parts, tenant, workflow);
    const gates = await this.#parts.memory.gates.ofRun(tenant, id);
    const { language } = stateOf(workflow);
    return {
      ...(await this.#summary(tenant, workflow, run.status)),
      plan: shown,
      steps: await this.#steps(tenant, workflow),
      approvals: approvals.map((approval) => ApprovalNeeded.parse(approval)),
      decided: gates.flatMap((gate) => decidedOf(gate) ?? []),
      summary: GOING.has(run.status) ? null : settledText(run, gates, language).message,
    };
  }

  async list(
    principal: Principal,
    limit: number,
    before: string | null,
  ): Promise<{ items: WorkflowSummary[]; next: string | null }> {
    const rows = await this.#parts.talent.workflows.list(principal, limit + 1, before);
    const shown = rows.slice(0, limit);
    const items = await Promise.all(
      shown.map((workflow) => this.#summary(principal.tenant, workflow, workflow.status)),
    );
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return { items, next: last === undefined ? null : timeCursor(last.created_at, last.id) };
  }

  async ofSession(principal: Principal, sessionId: string): Promise<Workflow[]> {
    return this.#parts.talent.workflows.ofSession(principal, sessionId);
  }

  async #summary(tenant: string, workflow: Workflow, status: RunStatus): Promise<WorkflowSummary> {
    const { goal, route, message_id } = stateOf(workflow);
    const { id, session_id, plan_id, created_at, updated_at } = workflow;
    const gates = GOING.has(status) ? await this.#parts.memory.gates.ofRun(tenant, id) : [];
    return {
      workflow_id: id,
      session_id,
      message_id,
      workflow_type: typeOf(workflow),
      goal,
      status,
      route,
      plan_id: plan_id === "" ? null : plan_id,
      run_id: id,
      waiting: gates.filter(isQuestion).length,
      created_at,
      updated_at,
    };
  }

  async #steps(tenant: string, { id, session_id }: Workflow): Promise<WorkflowStep[]> {
    const steps = new Map<string, WorkflowStep>();
    for (let after = 0; ; ) {
      const page = await this.#parts.log.read(tenant, session_id, after);
      for (const { seq, type, content, workflow_id } of page) {
        after = seq;
        if (type === "workflow_step" && workflow_id === id) steps.set(content.step, content);
      }
      if (page.length === 0) return [...steps.values()];
    }
  }
}
