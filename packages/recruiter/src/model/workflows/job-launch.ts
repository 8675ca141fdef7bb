import type { WorkflowDefinition } from "./workflow.ts";

export const jobLaunch = {
  name: "job_launch",
  goals: ["parse_job", "find_people", "write_mails", "send_mails"],
  own: [],
  title: { zh: "职位启动", en: "job launch" },
  label: { zh: "启动职位：找人并写第一封信", en: "Launch a job: find people and write to them" },
} as const satisfies WorkflowDefinition;
