/** Polishing one text, asked of a model; without one, the rules do it. */
import { defineTask } from "@bole/models";
import { POLISH_TEXT } from "@bole/models/prompts";
import { z } from "zod";
import { polishTextJob } from "./polish-text.ts";

export const polishTask = defineTask({
  name: "polish_text",
  input: z.object({ text: z.string().min(1).max(20_000) }),
  output: z.object({ text: z.string().min(1).max(20_000) }),
  timeout_ms: 60_000,
  prompt: ({ text }) => ({ instructions: POLISH_TEXT, data: { text } }),
  solve: async ({ text }, { threads }) => ({ text: await threads.run(polishTextJob, [text]) }),
});
