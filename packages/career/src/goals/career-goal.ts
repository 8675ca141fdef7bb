import { z } from "zod";

export const GoalType = z.enum(["long_term", "medium_term", "short_term"]);
export type GoalType = z.infer<typeof GoalType>;

export const CareerGoal = z.object({
  goal_id: z.string(),
  goal_type: GoalType,
  description: z.string(),
  target_date: z.iso.date(),
  /** Each can be counted or shown. */
  success_criteria: z.array(z.string().min(1)).min(1),
  /** Goals that have to be reached first. */
  dependencies: z.array(z.string()),
  /** What it is about, for whoever plans: skills to learn, or a kind of work. */
  skills: z.array(z.string()).default([]),
});
export type CareerGoal = z.infer<typeof CareerGoal>;
