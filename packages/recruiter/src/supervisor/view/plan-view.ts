/** The engine's plan as a person sees it: the seed's plan JSON, with every interrupt as a line of its own. */
import type { AgentLookup, Plan, Step } from "@bole/engine";
import type {
  EstimatedActions,
  PlanDifference,
  PlanView,
  PlanViewStep,
} from "../../model/index.ts";
import { approvalKind } from "../approval-kind.ts";
import { limitOf } from "../argument-words.ts";
import { metaOf, type PlanMeta } from "../plan-meta.ts";
import { specialistOf, specialistsOf } from "../specialist-of.ts";
import { ASKED, titleOf } from "../words.ts";

export interface ViewedPlan {
  readonly plan: Plan;
  readonly plan_id: string;
  readonly workflow_id: string;
  readonly version: number;
  readonly goal: string;
  readonly estimated_actions: EstimatedActions;
  readonly difference: PlanDifference | null;
  readonly warnings: readonly string[];
}

export function planView(viewed: ViewedPlan, agents: AgentLookup): PlanView {
  const { plan, plan_id, workflow_id, version, goal, estimated_actions, difference } = viewed;
  const meta = metaOf(plan);
  const lines = plan.steps.flatMap((step) => linesOf(step, meta, agents));
  return {
    plan_id,
    workflow_id,
    version,
    goal,
    workflow_type: meta.workflow_type,
    agents_required: specialistsOf(plan.steps.map(({ action }) => action)),
    steps: lines.map((line, at) => ({ step: at + 1, ...line })),
    estimated_actions,
    requires_approval: meta.route === "planner",
    difference,
    warnings: [...viewed.warnings],
  };
}

type Line = Omit<PlanViewStep, "step">;

function linesOf(step: Step, meta: PlanMeta, agents: AgentLookup): Line[] {
  const { id, action, args, depends_on, approval } = step;
  const { language } = meta;
  const own: Line = {
    id,
    agent: specialistOf(action),
    action: titleOf(action, language, agents.find(action)?.description) + limitOf(step, language),
    mode: modeOf(step, meta),
    uses: action,
    args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, value])),
    depends_on,
  };
  if (approval === undefined && action !== "interview_after_reply") return [own];
  const gate = action === "interview_after_reply" ? "communication_invite" : action;
  const kind = approvalKind(gate, approval ?? "before");
  const asked: Line = {
    ...own,
    agent: "supervisor",
    action: ASKED[kind][language],
    mode: "interrupt",
    args: {},
  };
  return approval === "before" ? [asked, own] : [own, asked];
}

function modeOf({ id, each }: Step, { handoffs }: PlanMeta): PlanViewStep["mode"] {
  if (handoffs.includes(id)) return "handoff";
  return each === undefined ? "sequential" : "parallel";
}
