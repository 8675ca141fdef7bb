/** Job ads, interview questions, search strings and summaries, out of what is on record. */
import { defineTask, instruct } from "@bole/models";
import { z } from "zod";
import { solveText } from "./solve-text.ts";
import { TextFacts } from "./text-facts.ts";

export const draftTextTask = defineTask({
  name: "recruiter_draft_text",
  input: TextFacts,
  output: z.object({ text: z.string().max(6_000) }),
  prompt: ({ kind, language, wish, count, ...records }) => ({
    instructions: instruct`Write the text that is asked for (${kind}) for a recruiter, in ${language}. Use only what the data
says: never invent pay, benefits, places, dates, numbers or qualities. Follow the wish as far as the data allows. Ask
and write nothing about sex, age, origin, family, religion or health.`,
    data: { wish, count, ...records },
  }),
  solve: (facts) => ({ text: solveText(facts) }),
  timeout_ms: 60_000,
  max_output_tokens: 1_500,
});
