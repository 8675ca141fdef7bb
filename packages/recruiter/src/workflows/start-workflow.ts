/** Begins a workflow: its row, and its run under the same id. Whoever begins it twice has begun it once. */
import { createHash } from "node:crypto";
import { isBoleError } from "@bole/base";
import { assertJson } from "@bole/engine";
import type { Workflow } from "@bole/talent";
import type { StartWorkflow } from "../router/ports.ts";
import type { PlanContext } from "../supervisor/plan-context.ts";
import { plannerOf } from "../supervisor/plan-facts.ts";
import { PLANNER } from "../supervisor/recruiter-planner.ts";
import type { WorkflowParts } from "./parts.ts";
import type { WorkflowState } from "./workflow-state.ts";

const GRAPH = "recruiter_supervisor";

export async function startWorkflow(
  { engine, talent }: Pick<WorkflowParts, "engine" | "talent">,
  {
    principal,
    session_id,
    message_id,
    run_id,
    goal,
    wanted,
    route,
    embedded_because,
    calls,
    reader,
  }: StartWorkflow,
): Promise<Workflow> {
  const { tenant, user } = principal;
  const id = derived("workflow", run_id);
  const state: WorkflowState = {
    goal,
    language: wanted.language,
    route,
    message_id,
    current: { message_id, route, embedded_because, calls: [...calls], reader },
    moved_by: [],
    changed: {},
  };
  const workflow = await created(talent, tenant, {
    id,
    session_id,
    user_id: user,
    workflow_type: wanted.workflow_type,
    state_json: JSON.stringify(state),
    plan_id: derived("plan", run_id),
    graph_name: GRAPH,
    langgraph_thread_id: id,
  });
  const context: PlanContext = { wanted, route };
  await engine.start({
    tenant,
    priority: "person",
    run_id: id,
    thread: id,
    goal,
    planner: PLANNER,
    context: assertJson(context, "What a workflow is for"),
    approve_plan: route === "planner",
    limits: { replans: 0 },
  });
  return workflow;
}

const derived = (kind: string, runId: string) =>
  `${kind}_${createHash("sha256").update(`${kind}\n${runId}`).digest("hex").slice(0, 24)}`;

type NewWorkflow = Parameters<WorkflowParts["talent"]["workflows"]["create"]>[1];

async function created(
  talent: Pick<WorkflowParts["talent"], "workflows">,
  tenant: string,
  workflow: NewWorkflow,
): Promise<Workflow> {
  const principal = plannerOf(tenant);
  try {
    return await talent.workflows.create(principal, workflow);
  } catch (error) {
    if (!isBoleError(error) || error.code !== "duplicate-row") throw error;
    return talent.workflows.get(principal, workflow.id);
  }
}
