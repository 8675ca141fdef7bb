import type { WorkflowDefinition } from "./workflow.ts";

export const pipelineCleanup = {
  name: "pipeline_cleanup",
  goals: ["clean_pipeline"],
  own: [{ goal: "clean_pipeline", agents: ["pipeline"] }],
  title: { zh: "管道清理", en: "pipeline cleanup" },
  label: { zh: "清理招聘流程", en: "Clean up the pipeline" },
  how: {
    zh: "清理分三步：先扫描每个候选人多久没有动静（默认天数在规则里，也可以说“超过 30 天的”），再按事实归类（没有回复、停滞、已有结论），然后逐条请你确认。只改阶段，候选人一个也不会删；取消勾选就会保持原样。要开始就说“清理两周没有动静的候选人”。",
    en: 'A cleanup scans how long each candidate has been without news (you may say "for 30 days"), sorts them by facts (no reply, stuck, decided elsewhere) and asks you to confirm each change. It only moves stages and deletes nobody; what you untick stays. To begin, say "Clean up candidates with no activity for two weeks".',
  },
  rows: {
    clean_pipeline: [
      {
        id: "scan",
        action: "pipeline_scan",
        args: { job_id: "@job_id", stale_days: "@stale_days", language: "@language" },
      },
      {
        id: "categorise",
        action: "pipeline_categorise",
        depends_on: ["scan"],
        args: {
          applications: "$scan.applications",
          stale_days: "$scan.stale_days",
          only: "@cleanup",
          language: "@language",
        },
      },
      {
        id: "clean",
        action: "pipeline_execute",
        depends_on: ["categorise"],
        each: "$categorise.proposals",
        when: "$categorise.proposals",
        approval: "before",
        args: { proposal: "$item" },
      },
    ],
  },
} as const satisfies WorkflowDefinition;
