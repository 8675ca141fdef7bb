/** How things are done here, by tool: for whoever asks about a thing instead of asking for it. */
import type { Spoken, Tool } from "@bole/language";

type Told = Spoken;
const MAILS: Told = {
  zh: "说“给林雨桐和唐薇发邮件介绍大模型岗位”，或“帮后端职位找前 10 位候选人并发邮件”。每封都先写好草稿给你看，可改、可去掉某个人；批准后才发，有每天和每批的上限，超出的顺延。",
  en: 'Say "Email Maya and Jonas about the frontend role", or "Find the top ten for the backend job and email them". Each draft is shown first; change it or untick somebody, and it leaves once you approve, within the limits of a day and a batch.',
};
const INTERVIEWS: Told = {
  zh: "说“安排陈思远下周三下午面试，45 分钟”。时间段来自面试官的日历和工作时间，避开已有安排并留出间隔；你确认之后才会发出带 .ics 的邀请。改期和取消也是一句话。",
  en: 'Say "Schedule an interview with Maya next Wednesday afternoon, 45 minutes". Times come from the interviewers\' calendars and working hours, with what is taken left out and a pause in between; the invitation with its .ics leaves once you have confirmed. Moving and cancelling are one sentence, too.',
};
const JOBS: Told = {
  zh: "一句话就行，例如“新建职位：安卓工程师，柏林，必须会 Kotlin，3 年经验”，或把整份 JD 贴进来。先建成草稿，评估标准可以在职位页修改；发布要你批准。",
  en: 'In one sentence: "add a job: Android engineer in Berlin, Kotlin required, 3 years", or paste the whole description. It begins as a draft whose criteria you can change on its page; publishing needs your approval.',
};

/** As `tool`, or `tool:value` where a value has its own. */
const HOW_TO: Readonly<Record<string, Told>> = {
  undo: {
    zh: "还没批准的事，在确认卡片上点“拒绝”，或直接说“取消”就好。阶段改错了，可以再移回去（例如“把陈思远移到筛选”）；面试可以改期或取消。已经发出的邮件收不回来，所以每封都会先请你确认。",
    en: 'What waits for you is turned down on its card, or by saying "cancel". A stage that was moved can be moved back ("move Maya to screening"), an interview moved or called off. A mail that has left cannot be taken back, which is why each is shown to you first.',
  },
  "run_workflow:pipeline_cleanup": {
    zh: "清理分三步：先扫描每个候选人多久没有动静（默认天数在规则里，也可以说“超过 30 天的”），再按事实归类（没有回复、停滞、已有结论），然后逐条请你确认。只改阶段，候选人一个也不会删；取消勾选就会保持原样。要开始就说“清理两周没有动静的候选人”。",
    en: 'A cleanup scans how long each candidate has been without news (you may say "for 30 days"), sorts them by facts (no reply, stuck, decided elsewhere) and asks you to confirm each change. It only moves stages and deletes nobody; what you untick stays. To begin, say "Clean up candidates without news for two weeks".',
  },
  "run_workflow:candidate_review": {
    zh: "说“筛一遍后端岗的简历”。每条标准都用简历原文作证，没写的记为“未知”；给出推进或淘汰的建议，由你逐个确认后才改阶段。",
    en: 'Say "Review the applications for the frontend role". Each criterion is backed by words of the résumé, and is unknown where it is silent; you get a suggestion for each person, and stages move only after you confirm.',
  },
  "run_workflow:bulk_outreach": MAILS,
  "run_workflow:interview_scheduling": INTERVIEWS,
  import_people: {
    zh: "把简历文件（PDF、Word 等）拖进对话框并说“导入”，或在“候选人”页点“导入”。读出的内容可以核对，重复的人会提示合并。",
    en: 'Drop the files (PDF, Word, …) into this conversation and say "import", or use Import on the page Candidates. What was read can be checked, and possible duplicates are shown.',
  },
  create_job: JOBS,
  "change_job:publish": JOBS,
  write_mail: MAILS,
  book_interview: INTERVIEWS,
  find_times: INTERVIEWS,
};

/** Undefined where nothing more can be told than that it can be done. */
export function howTo(tool: string): Tool["how"] {
  const keys = Object.keys(HOW_TO).filter((key) => key === tool || key.startsWith(`${tool}:`));
  if (keys.length === 0) return undefined;
  const told = (values: Readonly<Record<string, string>>): Told | undefined =>
    Object.values(values)
      .map((value) => HOW_TO[`${tool}:${value}`])
      .find(Boolean) ?? HOW_TO[tool];
  return { zh: (values) => told(values)?.zh, en: (values) => told(values)?.en };
}
