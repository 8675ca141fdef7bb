/** What is asked of the person, one thing at a time. */
import { z } from "zod";

export const QuestionKind = z.enum([
  "care",
  "age_and_years",
  "date_past",
  "no_hours",
  "too_many_hours",
  "limit_broken",
  "unknown_goal",
  "situation",
  "options",
  "wish",
  "limit",
  "urgency",
  "money",
  "strength",
  "place",
  "case",
  "confirm",
]);
export type QuestionKind = z.infer<typeof QuestionKind>;

export const Question = z.object({
  /** Sessions of an earlier version may have asked something else. */
  kind: QuestionKind.catch("wish"),
  text: z.string(),
  /** Occupations to choose from, where the question offers some. */
  options: z.array(z.object({ occupation_id: z.string(), name: z.string() })),
  /** Answers that can be given by a click. */
  answers: z.array(z.string()).default([]),
});
export type Question = z.infer<typeof Question>;
