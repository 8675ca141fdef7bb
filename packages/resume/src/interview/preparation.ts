/** What is asked in an interview about a résumé and a job, and what somebody has prepared for it. */
import { TextLanguage } from "@bole/talent";
import { z } from "zod";

export const Question = z.object({
  id: z.string(),
  kind: z.enum(["opening", "proof", "missing", "figure", "gap", "short_stay", "deeper", "closing"]),
  text: z.string(),
  aims_at: z.string().nullable().describe("The line of the résumé that it is about"),
  requirement: z.string().nullable().describe("What of the advertisement it is about"),
});
export type Question = z.infer<typeof Question>;

export const AnswerCheck = z.object({
  id: z.enum(["own_part", "figure", "result", "on_topic", "length"]),
  isMet: z.boolean(),
  count: z.int().describe("What was counted: figures, words in common, words in all"),
});
export type AnswerCheck = z.infer<typeof AnswerCheck>;

export const AnswerFacts = z.object({
  unknown: z.array(z.string()).describe("Figures and dates of the answer that the résumé lacks"),
  left_out: z.array(z.string()).describe("Those of the line that the answer does not say"),
});
export type AnswerFacts = z.infer<typeof AnswerFacts>;

export const Feedback = z.object({
  good: z.string(),
  better: z.array(z.string()),
  follow_up: z.string(),
  model: z.string().describe("`provider:name`"),
});
export type Feedback = z.infer<typeof Feedback>;

export const PreparedAnswer = z.object({
  notes: z.string().max(5_000),
  answer: z.string().max(10_000),
});
export type PreparedAnswer = z.infer<typeof PreparedAnswer>;

export const Preparation = z.object({
  id: z.string(),
  resume_id: z.string(),
  title: z.string().describe("What the job is called"),
  language: TextLanguage,
  questions: z.array(Question),
  answers: z.record(z.string(), PreparedAnswer).describe("By the question's id"),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Preparation = z.infer<typeof Preparation>;
