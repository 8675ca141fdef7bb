/** More questions, asked of a model; without one there are those of the rules. */
import { defineTask } from "@bole/models";
import { INTERVIEW_QUESTIONS } from "@bole/models/prompts";
import { z } from "zod";

export const questionTask = defineTask({
  name: "interview_questions",
  input: z.object({
    language: z.enum(["zh", "en"]),
    lines: z.array(z.string()),
    requirements: z.array(z.object({ id: z.string(), text: z.string() })),
    job: z.string(),
    asked: z.array(z.string()),
  }),
  output: z.object({
    questions: z
      .array(
        z.object({
          text: z.string().min(1).max(400),
          line: z.int().nullable().describe("The number of the line"),
          requirement: z.string().nullable().describe("The id of the requirement"),
        }),
      )
      .max(10),
  }),
  prompt: ({ language, lines, requirements, job, asked }) => ({
    instructions: INTERVIEW_QUESTIONS,
    data: {
      ...{ language, job, asked: asked.join("\n") },
      lines: lines.map((line, at) => `${at + 1}. ${line}`).join("\n"),
      requirements: requirements.map(({ id, text }) => `${id}: ${text}`).join("\n"),
    },
  }),
  solve: () => ({ questions: [] }),
  timeout_ms: 60_000,
});
