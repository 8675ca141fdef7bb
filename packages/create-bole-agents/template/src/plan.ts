/**
 * A plan is data: which agent, after what, with what. `$split.questions` is the result of another step; types are
 * checked before anything runs.
 *
 *   split ──► answer × n ──► write ──► (approve) publish
 */
import type { PlanDraft } from "@bole/engine";

export const plan: PlanDraft = {
  description: "Answer questions on a topic, and publish what a person has approved",
  steps: [
    { id: "split", action: "split", args: { topic: "$input.topic" } },
    {
      id: "answer",
      action: "answer",
      depends_on: ["split"],
      each: "$split.questions",
      args: { question: "$item" },
    },
    {
      id: "write",
      action: "write",
      depends_on: ["answer"],
      args: { topic: "$input.topic", answers: "$answer.succeeded" },
    },
    {
      id: "publish",
      action: "publish",
      depends_on: ["write"],
      args: { text: "$write.text" },
      approval: "before",
    },
  ],
};
