/**
 * The seed's tables, with the seed's columns and the tenant. The engine owns a plan's content and its
 * versions (`engine_plans`); a row here has the same id, and is the recruiter's view of it.
 */
import type { PlanStatus, WorkflowStatus } from "../workflows/workflow.ts";
import type { Json } from "./columns.ts";

interface PlanRow {
  tenant: string;
  id: string;
  workflow_id: string | null;
  session_id: string;
  user_id: string;
  goal: string;
  workflow_type: string;
  plan_json: Json;
  status: PlanStatus;
  modifications_json: Json;
  created_at: string;
  updated_at: string;
}

interface WorkflowRow {
  tenant: string;
  id: string;
  session_id: string;
  user_id: string;
  workflow_type: string;
  status: WorkflowStatus;
  state_json: Json;
  result_json: Json | null;
  plan_id: string;
  graph_name: string;
  langgraph_thread_id: string;
  created_at: string;
  updated_at: string;
}

export interface WorkflowTables {
  plans: PlanRow;
  workflows: WorkflowRow;
}
