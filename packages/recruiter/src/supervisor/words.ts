/** What steps and questions are called, in both languages. */
import type { ApprovalKind } from "../model/index.ts";

export type Language = "zh" | "en";

const STEPS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  jd_parse: { zh: "解析职位需求", en: "Read the job requirements" },
  matching_search: { zh: "搜索匹配候选人", en: "Search for candidates" },
  matching_rank: { zh: "排名与筛选", en: "Rank and shortlist" },
  matching_load: { zh: "加载候选人与职位", en: "Load the candidates and the job" },
  matching_suggest: { zh: "匹配分析并提出建议", en: "Assess them and suggest next steps" },
  resume_analyse: { zh: "解析简历", en: "Read the résumés" },
  communication_draft: { zh: "生成个性化邮件", en: "Write a mail to each of them" },
  communication_check: { zh: "发送前批量检查", en: "Check the whole batch before sending" },
  communication_send: { zh: "发送邮件", en: "Send the mails" },
  communication_follow_up: { zh: "找出尚未回复的候选人", en: "Find who has not answered" },
  communication_read_reply: { zh: "阅读回复", en: "Read the reply" },
  communication_invite: { zh: "发送面试邀请", en: "Send the invitations" },
  interview_after_reply: {
    zh: "为回复的候选人安排面试",
    en: "Arrange interviews with those who reply",
  },
  scheduling_load: { zh: "读取面试安排", en: "Look up the interview" },
  scheduling_propose: { zh: "提议面试时间", en: "Propose times for interviews" },
  scheduling_reschedule: { zh: "改期面试", en: "Move the interview" },
  scheduling_cancel: { zh: "取消面试", en: "Cancel the interview" },
  pipeline_scan: { zh: "检查招聘流程", en: "Scan the pipeline" },
  pipeline_categorise: { zh: "分类并提出清理建议", en: "Sort candidates and suggest changes" },
  pipeline_execute: { zh: "更新候选人状态", en: "Change the candidates' stages" },
  supervisor_aggregate: { zh: "汇总结果", en: "Combine the results" },
  supervisor_finalize: { zh: "收尾", en: "Finish" },
  generate_plan: { zh: "生成计划", en: "Make a plan" },
  validate_plan: { zh: "校验计划", en: "Check the plan" },
  present_plan: { zh: "展示计划", en: "Show the plan" },
  dispatch: { zh: "调度执行", en: "Start the agents" },
  finalize: { zh: "结束", en: "Finish" },
};

export function titleOf(action: string, language: Language, description?: string): string {
  return STEPS[action]?.[language] ?? description ?? action;
}

export const ASKED: Readonly<Record<ApprovalKind, Readonly<Record<Language, string>>>> = {
  plan: { zh: "审批计划", en: "Approve the plan" },
  shortlist: { zh: "审批候选人名单", en: "Approve the shortlist" },
  mails: { zh: "审批邮件", en: "Approve the mails" },
  stages: { zh: "确认状态变更", en: "Confirm the stage changes" },
  slots: { zh: "确认面试时间", en: "Confirm the interview times" },
  results: { zh: "确认最终结果", en: "Confirm the results" },
  other: { zh: "请确认", en: "Please confirm" },
};
