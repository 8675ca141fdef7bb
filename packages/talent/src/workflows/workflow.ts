/** The seed's records of a plan and of the workflow that carries it out. */
import { z } from "zod";

export const PlanStatus = z.enum(["pending", "approved", "rejected", "completed"]);
export type PlanStatus = z.infer<typeof PlanStatus>;

export const WorkflowStatus = z.enum(["running", "waiting", "completed", "failed", "cancelled"]);
export type WorkflowStatus = z.infer<typeof WorkflowStatus>;

const JsonText = z.string().refine(isJson, "is not JSON");

/** `id` is that of the engine's plan; `plan_json` has its steps and what it is expected to do. */
export const PlanRecord = z.object({
  id: z.string().min(1),
  workflow_id: z.string().nullable(),
  session_id: z.string().min(1),
  user_id: z.string().min(1),
  goal: z.string(),
  workflow_type: z.string(),
  plan_json: JsonText,
  status: PlanStatus,
  modifications_json: JsonText,
  created_at: z.string(),
  updated_at: z.string(),
});
export type PlanRecord = z.infer<typeof PlanRecord>;

export const NewPlanRecord = PlanRecord.omit({ created_at: true, updated_at: true }).extend({
  workflow_id: z.string().nullable().default(null),
  status: PlanStatus.default("pending"),
  modifications_json: JsonText.default("[]"),
});
export type NewPlanRecord = z.input<typeof NewPlanRecord>;

export const Workflow = z.object({
  id: z.string().min(1),
  session_id: z.string().min(1),
  user_id: z.string().min(1),
  workflow_type: z.string(),
  status: WorkflowStatus,
  state_json: JsonText,
  result_json: JsonText.nullable(),
  plan_id: z.string(),
  graph_name: z.string(),
  langgraph_thread_id: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Workflow = z.infer<typeof Workflow>;

export const NewWorkflow = Workflow.omit({ created_at: true, updated_at: true }).extend({
  status: WorkflowStatus.default("running"),
  state_json: JsonText.default("{}"),
  result_json: JsonText.nullable().default(null),
  plan_id: z.string().default(""),
  graph_name: z.string().default(""),
  langgraph_thread_id: z.string().default(""),
});
export type NewWorkflow = z.input<typeof NewWorkflow>;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
