/** A cover letter, asked of a model; without one, a short letter out of what the résumé says. */
import { defineTask } from "@bole/models";
import { coverLetter } from "@bole/models/prompts";
import { z } from "zod";
import { LetterFacts, solveLetter } from "./solve-letter.ts";

export const coverLetterTask = defineTask({
  name: "cover_letter",
  input: LetterFacts,
  output: z.object({ text: z.string().min(1).max(6_000) }),
  prompt: ({ language, resume, job, wish, wanted }) => ({
    instructions: coverLetter(language),
    data: { resume: JSON.stringify(resume), job, wanted: wanted.join("\n"), wish },
  }),
  solve: (facts) => ({ text: solveLetter(facts) }),
  max_output_tokens: 2_000,
});
