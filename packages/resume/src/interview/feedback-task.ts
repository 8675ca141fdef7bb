/** Feedback on an answer, asked of a model; without one nobody judges it, and only what can be counted is said. */
import { defineTask } from "@bole/models";
import { INTERVIEW_FEEDBACK } from "@bole/models/prompts";
import { z } from "zod";

export const feedbackTask = defineTask({
  name: "interview_feedback",
  input: z.object({
    language: z.enum(["zh", "en"]),
    question: z.string(),
    line: z.string(),
    requirement: z.string(),
    answer: z.string(),
    resume: z.record(z.string(), z.unknown()),
  }),
  output: z.object({
    good: z.string().max(1_000),
    better: z.array(z.string().max(1_000)).max(5),
    follow_up: z.string().max(500),
  }),
  prompt: ({ resume, ...data }) => ({
    instructions: INTERVIEW_FEEDBACK,
    data: { ...data, resume: JSON.stringify(resume) },
  }),
  solve: () => ({ good: "", better: [], follow_up: "" }),
  timeout_ms: 60_000,
});
