/** What tasks of language models are called on the page. */
import { defineText, useText } from "../../i18n/text.ts";

const names = defineText({
  en: {
    recruiter_chat: "Recruiter conversations",
    resume_chat: "Résumé conversations",
    plan: "All planning",
    create_plan: "Planning a run",
    recruiter_plan: "Planning recruiting work",
    evaluate: "Judging results",
    read_resume: "Reading résumés",
    read_job: "Reading job advertisements",
    recommend_judge: "Judging matches",
    assess_criteria: "Assessing criteria",
    read_reply: "Reading replies",
    translate_text: "Translating",
    cover_letter: "Cover letters",
    write_mail: "Writing mails",
    recruiter_draft_text: "Drafting texts",
    polish_text: "Polishing résumé text",
    interview_questions: "Interview questions",
    interview_feedback: "Feedback on practised answers",
    career: "Everything about careers",
    try_model: "Trying a model",
    career_read_feedback: "Understanding career feedback",
    career_interview: "Career interviews",
    career_report: "Career reports",
    career_plan: "Career plans",
    embed: "Comparing texts",
  } as Readonly<Record<string, string>>,
  zh: {
    recruiter_chat: "招聘对话",
    resume_chat: "简历对话",
    plan: "所有规划",
    create_plan: "制定运行计划",
    recruiter_plan: "制定招聘计划",
    evaluate: "评估结果",
    read_resume: "解析简历",
    read_job: "解析职位描述",
    recommend_judge: "评判匹配度",
    assess_criteria: "评估筛选标准",
    read_reply: "理解回复",
    translate_text: "翻译",
    cover_letter: "求职信",
    write_mail: "撰写邮件",
    recruiter_draft_text: "起草文本",
    polish_text: "润色简历文字",
    interview_questions: "面试问题",
    interview_feedback: "练习回答的反馈",
    career: "所有职业规划任务",
    try_model: "试用模型",
    career_read_feedback: "理解职业反馈",
    career_interview: "职业访谈",
    career_report: "职业报告",
    career_plan: "职业计划",
    embed: "文本比对",
  },
});

/** The name of a task, or of an agent that spends on its own, as it is. */
export function useTaskName(): (task: string) => string {
  const t = useText(names);
  return (task) => t[task] ?? task;
}
