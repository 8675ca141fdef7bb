import type { WorkflowDefinition } from "./workflow.ts";

export const candidateReview = {
  name: "candidate_review",
  goals: ["review_people"],
  own: [{ goal: "review_people", agents: ["resume", "matching", "pipeline"] }],
  title: { zh: "候选人审查", en: "candidate review" },
  label: { zh: "审查一个职位的候选人", en: "Review a job's candidates" },
  how: {
    zh: "说“筛一遍后端岗的简历”。每条标准都用简历原文作证，没写的记为“未知”；给出推进或淘汰的建议，由你逐个确认后才改阶段。",
    en: 'Say "Review the applications for the frontend role". Each criterion is backed by words of the résumé, and is unknown where it is silent; you get a suggestion for each person, and stages move only after you confirm.',
  },
} as const satisfies WorkflowDefinition;
