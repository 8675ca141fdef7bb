import { defineTask } from "@bole/models";
import { READ_RESUME } from "@bole/models/prompts";
import { z } from "zod";
import { QuotedAnswer } from "./quoted-answer.ts";

/** What the rules left open in a résumé; without a model nothing is filled. */
export const readResumeTask = defineTask({
  name: "read_resume",
  input: z.object({ text: z.string().min(1), wanted: z.array(z.string()).min(1) }),
  output: QuotedAnswer,
  timeout_ms: 90_000,
  max_output_tokens: 8_192,
  prompt: ({ text, wanted }) => ({ instructions: READ_RESUME, data: { resume: text, wanted } }),
  solve: () => ({ fields: [] }),
});
