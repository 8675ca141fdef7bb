/** How things are done here: for whoever asks about a thing instead of asking for it. */
import { type Answering, pick, reply } from "./asking.ts";
import { help } from "./talk.ts";

interface HowTo {
  readonly about: RegExp;
  readonly zh: string;
  readonly en: string;
}

/** The first that fits; the more special come first. */
const HOW_TOS: readonly HowTo[] = [
  {
    about: /撤销|撤回|后悔|恢复|反悔|\b(?:undo|revert|take (?:it|that) back|roll back)\b/iu,
    zh: "还没批准的事，在确认卡片上点“拒绝”，或直接说“取消”就好。阶段改错了，可以再移回去（例如“把陈思远移到筛选”）；面试可以改期或取消。已经发出的邮件收不回来，所以每封都会先请您确认。",
    en: 'What waits for you is turned down on its card, or by saying "cancel". A stage that was moved can be moved back ("move Maya to screening"), an interview moved or called off. A mail that has left cannot be taken back, which is why each is shown to you first.',
  },
  {
    about: /清理|清掉|归档|管道|\b(?:clean|tidy|stale|archive|prune|pipeline)/iu,
    zh: "清理分三步：先扫描每个候选人多久没有动静（默认天数在规则里，也可以说“超过 30 天的”），再按事实归类（没有回复、停滞、已有结论），然后逐条请您确认。只改阶段，候选人一个也不会删；取消勾选就会保持原样。要开始就说“清理两周没有动静的候选人”。",
    en: 'A cleanup scans how long each candidate has been without news (you may say "for 30 days"), sorts them by facts (no reply, stuck, decided elsewhere) and asks you to confirm each change. It only moves stages and deletes nobody; what you untick stays. To begin, say "Clean up candidates without news for two weeks".',
  },
  {
    about: /面试官|\binterviewers?\b/iu,
    zh: "在“日历”页的“面试官”里添加姓名、邮箱和工作时间，也可以接上他们的日历（.ics 文件或订阅地址），这样只会提议他们有空的时间。",
    en: "On the page Calendar, under interviewers: name, address and working hours, and their calendar as an .ics file or feed, so that only free times are proposed.",
  },
  {
    about: /面试|时间段|约时间|日程|\b(?:interviews?|schedul\w*|slots?|calendar)\b/iu,
    zh: "说“安排陈思远下周三下午面试，45 分钟”。时间段来自面试官的日历和工作时间，避开已有安排并留出间隔；您确认之后才会发出带 .ics 的邀请。改期和取消也是一句话。",
    en: 'Say "Schedule an interview with Maya next Wednesday afternoon, 45 minutes". Times come from the interviewers\' calendars and working hours, with what is taken left out and a pause in between; the invitation with its .ics leaves once you have confirmed. Moving and cancelling are one sentence, too.',
  },
  {
    about: /模板|\btemplates?\b/iu,
    zh: "在“邮件模板”页新建或修改模板，里面可以用姓名、职位等占位符；写信时说“用‘温和介绍’模板”就会按它来写。",
    en: 'On the page Mail templates, with placeholders for name and job. When you ask for mails, say which one: "use the template Warm intro".',
  },
  {
    about:
      /导入|上传|简历.{0,4}(?:加|录|进|入)|批量加|\b(?:import|upload|add (?:a )?(?:candidates?|resumes?|résumés?|cvs?|people))\b/iu,
    zh: "把简历文件（PDF、Word 等）拖进对话框并说“导入”，或在“候选人”页点“导入”。读出的内容可以核对，重复的人会提示合并。",
    en: 'Drop the files (PDF, Word, …) into this conversation and say "import", or use Import on the page Candidates. What was read can be checked, and possible duplicates are shown.',
  },
  {
    about:
      /(?:建|加|增|录入|发布|开).{0,6}(?:职位|岗位)|(?:职位|岗位).{0,6}(?:建|加|发布|上线)|\b(?:create|add|publish|post|open|new|set up|make)\b.{0,20}\b(?:jobs?|roles?|positions?|vacanc\w+)\b/iu,
    zh: "一句话就行，例如“新建职位：安卓工程师，柏林，必须会 Kotlin，3 年经验”，或把整份 JD 贴进来。先建成草稿，评估标准可以在职位页修改；发布要您批准。",
    en: 'In one sentence: "add a job: Android engineer in Berlin, Kotlin required, 3 years", or paste the whole description. It begins as a draft whose criteria you can change on its page; publishing needs your approval.',
  },
  {
    about: /审|筛|评估|打分|排序|匹配|\b(?:review|screen|score|rank|match|assess)/iu,
    zh: "说“筛一遍后端岗的简历”。每条标准都用简历原文作证，没写的记为“未知”；给出推进或淘汰的建议，由您逐个确认后才改阶段。",
    en: 'Say "Review the applications for the frontend role". Each criterion is backed by words of the résumé, and is unknown where it is silent; you get a suggestion for each person, and stages move only after you confirm.',
  },
  {
    about:
      /邮件|发信|写信|群发|联系|外联|跟进|\b(?:e-?mails?|mails?|messages?|outreach|follow|contact|send)/iu,
    zh: "说“给林雨桐和唐薇发邮件介绍大模型岗位”，或“帮后端职位找前 10 位候选人并发邮件”。每封都先写好草稿给您看，可改、可去掉某个人；批准后才发，有每天和每批的上限，超出的顺延。只要草稿就加一句“先别发”。",
    en: 'Say "Email Maya and Jonas about the frontend role", or "Find the top ten for the backend job and email them". Each draft is shown first; change it or untick somebody, and it leaves once you approve, within the limits of a day and a batch. For drafts only, add "don\'t send yet".',
  },
  {
    about: /找人|搜|寻|候选人|\b(?:find|search|source|candidates?)\b/iu,
    zh: "说“给财务经理岗找 5 个合适的人”，或按条件问“谁会 Go 又在杭州”。结果带上依据，可以接着说“给前三位发邮件”。",
    en: 'Say "Find five people for the designer role", or ask by what they can do: "who knows Go in Berlin?". Results come with reasons, and you can go on: "email the first three".',
  },
];

export const howTo: Answering = async (asking) => {
  const found = HOW_TOS.find(({ about }) => about.test(asking.asked.text));
  return found === undefined ? help(asking) : reply(pick(asking, found.zh, found.en));
};
