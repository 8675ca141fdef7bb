import { RunStatus } from "@bole/engine";
import { z } from "zod";
import { ActionItem, FinalPlan } from "../plan/final-plan.ts";
import { CareerNavigatorState, WorkflowStage } from "../state/career-state.ts";
import { CheckIn } from "./check-in.ts";

/** An action as it stands now: where it was moved to, and whether it is done. */
export const PlannedItem = ActionItem.extend({
  done: z.boolean(),
  done_at: z.string().nullable(),
  moved: z.boolean(),
  /** When it is due, seen from today; weeks are those of the plan. */
  horizon: z.enum(["overdue", "this_week", "next_week", "later"]),
});
export type PlannedItem = z.infer<typeof PlannedItem>;

export const CurrentPlan = FinalPlan.extend({ action_items: z.array(PlannedItem) });
export type CurrentPlan = z.infer<typeof CurrentPlan>;

/** What a session waits for. */
export const WaitsFor = z.enum(["message", "report_feedback", "plan_feedback"]);
export type WaitsFor = z.infer<typeof WaitsFor>;

/** The whole state, with what has been done since. */
export const CareerSession = CareerNavigatorState.omit({ final_plan: true }).extend({
  final_plan: CurrentPlan.nullable(),
  /** How the weeks went, the oldest first. */
  check_ins: z.array(CheckIn),
  progress: z.object({
    done: z.int(),
    total: z.int(),
    hours_done: z.number(),
    hours_total: z.number(),
  }),
  status: RunStatus,
  waits_for: WaitsFor.nullable(),
  /** Why the run failed, where it did. */
  failure: z.string().nullable(),
  has_feed: z.boolean(),
  created_at: z.string(),
});
export type CareerSession = z.infer<typeof CareerSession>;

export const CareerSessionSummary = z.object({
  session_id: z.string(),
  title: z.string(),
  status: RunStatus,
  current_stage: WorkflowStage,
  waits_for: WaitsFor.nullable(),
  progress: CareerSession.shape.progress,
  created_at: z.string(),
});
export type CareerSessionSummary = z.infer<typeof CareerSessionSummary>;
