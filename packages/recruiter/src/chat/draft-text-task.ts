/** Job ads, interview questions and kits, search strings and summaries, out of what is on record. */
import { defineTask } from "@bole/models";
import { recruiterDraftText } from "@bole/models/prompts";
import { z } from "zod";
import { solveText } from "./solve-text.ts";
import { TextFacts } from "./text-facts.ts";

export const draftTextTask = defineTask({
  name: "recruiter_draft_text",
  input: TextFacts,
  output: z.object({ text: z.string().max(6_000) }),
  prompt: ({ kind, language, wish, count, ...records }) => ({
    instructions: recruiterDraftText(kind, language),
    data: { wish, count, ...records },
  }),
  solve: (facts) => ({ text: solveText(facts) }),
  timeout_ms: 60_000,
  max_output_tokens: 3_000,
});
