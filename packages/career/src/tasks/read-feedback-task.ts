/** What a feedback asks for, in the topics that a report can follow; the rules' reading stays beside it. */
import { defineTask, instruct } from "@bole/models";
import { z } from "zod";
import { Topic } from "../report/focus.ts";
import { readFeedbackJob } from "../report/read-feedback.ts";

export const readFeedbackTask = defineTask({
  name: "career_read_feedback",
  group: "career",
  input: z.object({ feedback: z.string() }),
  output: z.object({ topics: z.array(Topic).max(Topic.options.length) }),
  prompt: ({ feedback }) => ({
    instructions: instruct`Somebody read a report about their career options and wants the next one to be different. Which of the topics does "feedback" ask to hear more about, or to change? Answer only those that it asks for; none is an answer, too.`,
    data: { feedback },
  }),
  solve: async ({ feedback }, { threads }) => ({
    topics: (await threads.run(readFeedbackJob, [feedback])).topics,
  }),
});
