import type { WorkflowDefinition } from "./workflow.ts";

export const interviewScheduling = {
  name: "interview_scheduling",
  goals: ["schedule_interviews"],
  own: [
    { goal: "schedule_interviews", agents: ["scheduling", "communication"] },
    { goal: "reschedule_interview", agents: ["scheduling"] },
    { goal: "cancel_interview", agents: ["scheduling"] },
  ],
  title: { zh: "面试安排", en: "interview scheduling" },
  label: { zh: "批量安排面试", en: "Arrange many interviews" },
  how: {
    zh: "说“安排陈思远下周三下午面试，45 分钟”。时间段来自面试官的日历和工作时间，避开已有安排并留出间隔；你确认之后才会发出带 .ics 的邀请。改期和取消也是一句话。",
    en: 'Say "Schedule an interview with Maya next Wednesday afternoon, 45 minutes". Times come from the interviewers\' calendars and working hours, with what is taken left out and a pause in between; the invitation with its .ics leaves once you have confirmed. Moving and cancelling are one sentence, too.',
  },
} as const satisfies WorkflowDefinition;
