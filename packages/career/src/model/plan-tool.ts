/** The plan as a model hands it in: what to do in which week; the program finds the days. */
import { z } from "zod";
import { PlanShape } from "../facts/situation.ts";
import { Demand } from "../knowledge/demands.ts";
import { ActionKind } from "../plan/schedule-wishes.ts";

const text = z.string().trim().min(2).max(600);
const id = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);

export const WrittenAction = z.strictObject({
  goal: id,
  week: z.int().min(1).max(4),
  title: z.string().trim().min(2).max(160),
  how: text,
  output: z.string().trim().min(3).max(160),
  kind: ActionKind,
  hours: z.number().min(0.25).max(3),
  office_hours: z
    .boolean()
    .default(false)
    .describe("Whether an office, employer or school has to be open for it"),
  link: z.enum(["resume", "search", "interview", "none"]).default("none"),
});

export const WrittenPlan = z.strictObject({
  shape: PlanShape,
  target: z.strictObject({
    name: z.string().trim().min(2).max(120),
    occupation: z.string().max(80).optional().describe("The usual job title, where it is one"),
    demands: z.array(Demand).max(10).default([]),
  }),
  overview: z.string().trim().min(20).max(900),
  end_date: z.iso.date(),
  hours_per_week: z.number().min(0.5).max(60),
  days_off: z.array(z.int().min(1).max(7)).max(6).default([]).describe("1 is Monday"),
  goals: z
    .array(
      z.strictObject({
        ...{ id, term: z.enum(["short", "medium", "long"]) },
        description: z.string().trim().min(2).max(200),
        done_when: z.string().trim().min(3).max(200).describe("With a number"),
        due: z.iso.date(),
      }),
    )
    .min(2)
    .max(7),
  actions: z.array(WrittenAction).min(3).max(20),
  risks: z
    .array(z.strictObject({ risk: text, answer: text }))
    .min(1)
    .max(5),
  changes: z.array(text).max(6).default([]),
});
export type WrittenPlan = z.infer<typeof WrittenPlan>;

export const WRITE_PLAN = {
  name: "write_plan",
  description:
    "Hands in the plan. It is checked: hours and dates fit, every goal has an action, applications go out in time, no limit is broken, figures are backed.",
  input_schema: z.toJSONSchema(WrittenPlan, { io: "input" }),
};
