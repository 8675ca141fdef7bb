/** Plans to start from: with `bole run --plan-name`, or on the page. */
import type { PlanDraft } from "@bole/engine";

//  research ──► write ──► review
const article: PlanDraft = {
  description: "Research, write, review",
  steps: [
    { id: "research", action: "researcher", args: { topic: "$input.topic" } },
    {
      id: "write",
      action: "writer",
      depends_on: ["research"],
      args: { topic: "$input.topic", bullets: "$research.draft_points" },
    },
    {
      id: "review",
      action: "reviewer",
      depends_on: ["write"],
      args: { doc: "$write.article" },
    },
  ],
};

//                       ┌─► [check × n] ─┐
//  research ──► write ──┤                ├─► (approve) publish
//                       └─► review ──────┘
const published: PlanDraft = {
  description: "Research, write, check every claim, ask a person, publish",
  steps: [
    ...article.steps,
    {
      id: "check",
      action: "fact_checker",
      depends_on: ["write"],
      each: "$write.claims",
      concurrency: 4,
      args: { claim: "$item" },
    },
    {
      id: "publish",
      action: "publisher",
      depends_on: ["write", "check", "review"],
      args: { article: "$write.article", checks: "$check.succeeded" },
      approval: "before",
    },
  ],
};

export const plans = { article, published };
