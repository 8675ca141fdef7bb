import { z } from "zod";
import { PlanShape } from "../facts/situation.ts";
import { ActionKind } from "./schedule-wishes.ts";

export const ActionItem = z.object({
  item_id: z.string(),
  goal_id: z.string(),
  kind: ActionKind,
  title: z.string(),
  description: z.string(),
  date: z.iso.date(),
  hours: z.number().positive(),
  /** Weeks of the plan, from 1; each begins on the weekday of the plan's first day. */
  week: z.int().min(1),
  /** Items that come before it: what is learned is then practised. */
  depends_on: z.array(z.string()),
  /** What it adds to a goal that is counted, such as `applications`. */
  yields: z.record(z.string(), z.number()).default({}),
  /** Things of Bole that belong to it: a job, a project, the résumé, practice for an interview. */
  links: z.array(
    z.object({
      kind: z.enum(["job", "project", "resume", "recommend", "interview", "occupation"]),
      id: z.string(),
      title: z.string(),
    }),
  ),
});
export type ActionItem = z.infer<typeof ActionItem>;

export const Milestone = z.object({
  milestone_id: z.string(),
  goal_id: z.string(),
  title: z.string(),
  date: z.iso.date(),
  /** How one sees that it is reached. */
  criteria: z.array(z.string()),
});
export type Milestone = z.infer<typeof Milestone>;

export const FinalPlan = z.object({
  /** Counts up with each rescheduling. */
  version: z.int().min(1),
  plan_overview: z.string(),
  /** What it is for, and what kind of plan it therefore is. */
  occupation_id: z.string().default(""),
  shape: PlanShape.default("switch"),
  /** The examination that it is for, where it is for one. */
  exam: z.string().nullable().default(null),
  timeline: z.object({
    start_date: z.iso.date(),
    end_date: z.iso.date(),
    weeks: z.int().min(0),
    /** What the plan keeps to; `assumed` where the person did not say. */
    hours_per_week: z.number().min(0),
    hours_assumed: z.boolean(),
    weekdays: z.array(z.int().min(1).max(7)),
    holidays: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), name: z.string() })),
    phases: z.array(
      z.object({ goal_id: z.string(), title: z.string(), from: z.iso.date(), to: z.iso.date() }),
    ),
  }),
  action_items: z.array(ActionItem),
  milestones: z.array(Milestone),
  resources_needed: z.array(z.string()),
  /** A risk, and what is done about it. */
  risk_mitigation: z.record(z.string(), z.string()),
  /** What is different from the plan before, and why. */
  changes: z.array(z.string()),
});
export type FinalPlan = z.infer<typeof FinalPlan>;
