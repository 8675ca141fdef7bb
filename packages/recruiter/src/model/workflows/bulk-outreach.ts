import type { WorkflowDefinition } from "./workflow.ts";

export const bulkOutreach = {
  name: "bulk_outreach",
  // Its plan looks for people where nobody is named.
  goals: ["write_mails", "send_mails"],
  own: [{ goal: "follow_up", agents: ["communication"] }],
  title: { zh: "给候选人写邮件", en: "emails to candidates" },
  label: { zh: "批量联系候选人", en: "Write to many candidates" },
  how: {
    zh: "说“给林雨桐和唐薇发邮件介绍大模型岗位”，或“帮后端职位找前 10 位候选人并发邮件”。每封都先写好草稿给你看，可改、可去掉某个人；批准后才发，有每天和每批的上限，超出的顺延。",
    en: 'Say "Email Maya and Jonas about the frontend role", or "Find the top ten for the backend job and email them". Each draft is shown first; change it or untick somebody, and it leaves once you approve, within the limits of a day and a batch.',
  },
} as const satisfies WorkflowDefinition;
