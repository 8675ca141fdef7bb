/** A workflow as its tracker shows it: the plan, how far each step is, and what it waits for. */
import { z } from "zod";
import { DecidedApproval } from "./decision.ts";
import { ApprovalNeeded, WorkflowStep } from "./events.ts";
import { Route, WorkflowType } from "./names.ts";
import { PlanView } from "./plan-view.ts";

export const WorkflowSummary = z.object({
  workflow_id: z.string(),
  session_id: z.string(),
  /** The message that it was started by. */
  message_id: z.string(),
  workflow_type: WorkflowType,
  goal: z.string(),
  status: z.enum(["running", "waiting", "completed", "failed", "cancelled"]),
  /** `planner` where the plan was approved first. */
  route: Route,
  plan_id: z.string().nullable(),
  /** On the engine: `/api/runs/:id` has its graph. */
  run_id: z.string(),
  /** Approvals that wait for somebody. */
  waiting: z.int().min(0),
  created_at: z.string(),
  updated_at: z.string(),
});
export type WorkflowSummary = z.infer<typeof WorkflowSummary>;

export const WorkflowView = WorkflowSummary.extend({
  /** Null until it is made. */
  plan: PlanView.nullable(),
  /** The last word on each step that has begun. */
  steps: z.array(WorkflowStep),
  approvals: z.array(ApprovalNeeded).describe("What waits for somebody, oldest first"),
  decided: z.array(DecidedApproval).describe("What was asked and is answered, oldest first"),
  /** What it came to, in words; null until it has ended. */
  summary: z.string().nullable(),
});
export type WorkflowView = z.infer<typeof WorkflowView>;
