import type { RunStep } from "@bole/server/contract";
import { defineText } from "../../i18n/text.ts";

export type RunEvent = RunStep["events"][number];
type Names = Record<RunEvent["type"], string>;

const en: Names = {
  run_started: "Run started",
  run_resumed: "Run went on",
  run_waiting: "Run waits",
  run_completed: "Run completed",
  run_failed: "Run failed",
  run_cancelled: "Run cancelled",
  step_started: "Started",
  step_progress: "Progress",
  step_token: "Text written",
  step_retried: "Tried again",
  step_completed: "Completed",
  step_failed: "Failed",
  step_skipped: "Skipped",
  step_rejected: "Rejected",
  step_cancelled: "Cancelled",
  gate_opened: "Question asked",
  gate_answered: "Question answered",
  gate_withdrawn: "Question withdrawn",
  guardrail_warning: "Guardrail warning",
  budget_exceeded: "Budget used up",
  repeat_exhausted: "Turns used up",
  plan_created: "Plan made",
  plan_invalid: "Plan refused",
  evaluated: "Result evaluated",
  replanned: "Planned again",
  version_decided: "Version decided",
  run_reopened: "Run taken up again",
};

const zh: Names = {
  run_started: "运行开始",
  run_resumed: "运行继续",
  run_waiting: "运行等待",
  run_completed: "运行完成",
  run_failed: "运行失败",
  run_cancelled: "运行取消",
  step_started: "开始",
  step_progress: "进展",
  step_token: "写出文字",
  step_retried: "重试",
  step_completed: "完成",
  step_failed: "失败",
  step_skipped: "跳过",
  step_rejected: "驳回",
  step_cancelled: "取消",
  gate_opened: "提出问题",
  gate_answered: "问题已答复",
  gate_withdrawn: "问题已撤回",
  guardrail_warning: "护栏警告",
  budget_exceeded: "预算用尽",
  repeat_exhausted: "轮次用尽",
  plan_created: "计划已制定",
  plan_invalid: "计划无效",
  evaluated: "结果已评估",
  replanned: "重新规划",
  version_decided: "已决定版本",
  run_reopened: "运行重新开始",
};

/** What each event is called; also the list of all that there are. */
export const eventNames = defineText<Names>({ en, zh });

/** The same for what waits for an event or a time: there nobody is asked. */
export const waitNames = defineText({
  en: { waits: "Began to wait", event: "Event arrived", timeout: "Time is up" },
  zh: { waits: "开始等待", event: "事件已到达", timeout: "时间已到" },
});

export const EVENT_TYPES: readonly string[] = Object.keys(en);
