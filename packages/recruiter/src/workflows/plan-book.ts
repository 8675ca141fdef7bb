/**
 * Plans as people see them: the seed's `plans` row with its view and what was modified, while the engine
 * keeps every version of the plan itself under the same id.
 */

import { isBoleError } from "@bole/base";
import type { Memory, Plan, Registry } from "@bole/engine";
import type { PlanRecord, Talent, Workflow } from "@bole/talent";
import { type PlanDifference, PlanView } from "../model/index.ts";
import { plannerOf } from "../supervisor/plan-facts.ts";
import { differenceOf } from "../supervisor/view/difference.ts";
import { type EstimateParts, estimate } from "../supervisor/view/estimate.ts";
import { planView } from "../supervisor/view/plan-view.ts";
import { stateOf } from "./workflow-state.ts";

export interface PlanBookParts extends EstimateParts {
  readonly talent: EstimateParts["talent"] & Pick<Talent, "workflows">;
  readonly memory: Pick<Memory, "plans">;
  readonly registry: () => Registry;
  readonly now: () => Date;
}

export interface Modification {
  readonly version: number;
  readonly by: string;
  readonly at: string;
  /** In their words, where they said it. */
  readonly text: string | null;
  readonly difference: PlanDifference;
}

export class PlanBook {
  readonly #parts: PlanBookParts;

  constructor(parts: PlanBookParts) {
    this.#parts = parts;
  }

  /** The plan as it is shown now; made from the run's own plan where it is seen for the first time. */
  async show(tenant: string, workflow: Workflow, plan: Plan): Promise<PlanView> {
    const known = await this.find(tenant, workflow.plan_id);
    return known === null ? this.#begin(tenant, workflow, plan) : known.view;
  }

  async find(
    tenant: string,
    planId: string,
  ): Promise<{ readonly record: PlanRecord; readonly view: PlanView } | null> {
    if (planId === "") return null;
    const { workflows } = this.#parts.talent;
    const record = await workflows.getPlan(plannerOf(tenant), planId).catch((error: unknown) => {
      if (isBoleError(error) && error.code === "plan-record-unknown") return null;
      throw error;
    });
    return record && { record, view: PlanView.parse(JSON.parse(record.plan_json)) };
  }

  /** The engine's plan behind what is shown. */
  async planOf(tenant: string, { plan_id, version }: PlanView): Promise<Plan | null> {
    const stored = await this.#parts.memory.plans.get(tenant, plan_id, version);
    return stored?.plan ?? null;
  }

  /** Keeps a changed plan as a new version, and shows what is different. */
  async modify(
    tenant: string,
    workflow: Workflow,
    { before, after, by, text }: { before: Plan; after: Plan; by: string; text: string | null },
  ): Promise<PlanView> {
    const { memory, talent, registry, now } = this.#parts;
    const known = await this.find(tenant, workflow.plan_id);
    const plan_id = workflow.plan_id;
    const stored = await memory.plans.put(tenant, { plan_id, plan: after, author: by });
    const difference = differenceOf(before, after, registry());
    const view = await this.#view(tenant, workflow, after, stored.ver, difference);
    const change: Modification = {
      version: stored.ver,
      by,
      at: now().toISOString(),
      text,
      difference,
    };
    const earlier: unknown = JSON.parse(known?.record.modifications_json ?? "[]");
    await talent.workflows.changePlan(plannerOf(tenant), plan_id, {
      plan_json: JSON.stringify(view),
      workflow_type: view.workflow_type,
      modifications_json: JSON.stringify([...(Array.isArray(earlier) ? earlier : []), change]),
    });
    return view;
  }

  async mark(tenant: string, planId: string, status: PlanRecord["status"]): Promise<void> {
    const known = await this.find(tenant, planId);
    if (known === null || known.record.status === status) return;
    await this.#parts.talent.workflows.changePlan(plannerOf(tenant), planId, { status });
  }

  async #begin(tenant: string, workflow: Workflow, plan: Plan): Promise<PlanView> {
    const { memory, talent } = this.#parts;
    const { id, plan_id, session_id, user_id, workflow_type } = workflow;
    const stored =
      (await memory.plans.get(tenant, plan_id, 1)) ??
      (await memory.plans.put(tenant, { plan_id, plan, author: user_id, tags: ["recruiter"] }));
    const view = await this.#view(tenant, workflow, plan, stored.ver, null);
    const { goal, route } = stateOf(workflow);
    await talent.workflows
      .createPlan(plannerOf(tenant), {
        id: plan_id,
        workflow_id: id,
        session_id,
        user_id,
        goal,
        workflow_type,
        plan_json: JSON.stringify(view),
        status: route === "planner" ? "pending" : "approved",
      })
      .catch((error: unknown) => {
        // Another process was quicker with the same.
        if (!isBoleError(error) || error.code !== "duplicate-row") throw error;
      });
    return view;
  }

  async #view(
    tenant: string,
    workflow: Workflow,
    plan: Plan,
    version: number,
    difference: PlanDifference | null,
  ): Promise<PlanView> {
    const estimated_actions = await estimate(this.#parts, tenant, plan);
    const { goal, language } = stateOf(workflow);
    const { emails, emails_left_today, batch_limit } = estimated_actions;
    const over = emails > Math.min(emails_left_today, batch_limit);
    const warning =
      language === "zh"
        ? `今天还能发 ${emails_left_today} 封，每批最多 ${batch_limit} 封；超出的会推迟发送。`
        : `${emails_left_today} mails may still be sent today, ${batch_limit} in a batch; the rest is postponed.`;
    return planView(
      {
        plan,
        plan_id: workflow.plan_id,
        workflow_id: workflow.id,
        version,
        goal,
        estimated_actions,
        difference,
        warnings: over ? [warning] : [],
      },
      this.#parts.registry(),
    );
  }
}
