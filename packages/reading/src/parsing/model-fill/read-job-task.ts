import { defineTask } from "@bole/models";
import { READ_JOB } from "@bole/models/prompts";
import { z } from "zod";
import { QuotedAnswer } from "./quoted-answer.ts";

/** What the rules left open in an advertisement; without a model nothing is filled. */
export const readJobTask = defineTask({
  name: "read_job",
  input: z.object({ text: z.string().min(1), wanted: z.array(z.string()).min(1) }),
  output: QuotedAnswer,
  timeout_ms: 90_000,
  max_output_tokens: 8_192,
  prompt: ({ text, wanted }) => ({ instructions: READ_JOB, data: { advertisement: text, wanted } }),
  solve: () => ({ fields: [] }),
});
