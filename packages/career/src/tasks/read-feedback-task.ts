/** What a feedback asks for, in the topics that a report can follow; the rules' reading stays beside it. */
import { defineTask } from "@bole/models";
import { CAREER_READ_FEEDBACK } from "@bole/models/prompts";
import { z } from "zod";
import { Topic } from "../report/focus.ts";
import { readFeedbackJob } from "../report/read-feedback.ts";

export const readFeedbackTask = defineTask({
  name: "career_read_feedback",
  group: "career",
  input: z.object({ feedback: z.string() }),
  output: z.object({ topics: z.array(Topic).max(Topic.options.length) }),
  prompt: ({ feedback }) => ({
    instructions: CAREER_READ_FEEDBACK,
    message: feedback,
  }),
  solve: async ({ feedback }, { threads }) => ({
    topics: (await threads.run(readFeedbackJob, [feedback])).topics,
  }),
});
