/** What actions are called and how they are done, kind by kind, in the order in which they come. */
import { an } from "../text/article.ts";
import type { Bilingual } from "../text/language.ts";
import type { ActionKind } from "./schedule-wishes.ts";

type Template = (names: {
  readonly occupation: string;
  readonly skill: string;
  readonly task: string;
}) => readonly [Bilingual, Bilingual];

const LEARN: readonly Template[] = [
  ({ skill }) => [
    { zh: `学${skill}：基本概念`, en: `Learn ${skill}: the basic ideas` },
    {
      zh: "读一章教材或官方文档，写下三句话的小结。",
      en: "Read a chapter, or the documentation; sum it up in three sentences.",
    },
  ],
  ({ skill }) => [
    { zh: `学${skill}：跟着例子做一遍`, en: `Learn ${skill}: follow an example` },
    {
      zh: "照着例子完整做一遍，记下卡住的地方。",
      en: "Follow an example to its end; note where you got stuck.",
    },
  ],
  ({ skill }) => [
    { zh: `学${skill}：弄懂卡住的地方`, en: `Learn ${skill}: clear up what was hard` },
    {
      zh: "查清上次记下的问题，再讲给别人听。",
      en: "Answer what you noted last time, and explain it to somebody.",
    },
  ],
];
const PRACTISE: readonly Template[] = [
  ({ skill, task }) => [
    { zh: `用${skill}做小练习`, en: `A small exercise with ${skill}` },
    {
      zh: `不看例子独立完成，方向：${task}。`,
      en: `Alone, without the example; for instance: ${task}.`,
    },
  ],
  ({ skill, task }) => [
    { zh: `推进作品：${skill}`, en: `Go on with your piece of work: ${skill}` },
    {
      zh: `往作品里加一个部分（${task}），能展示给别人看。`,
      en: `Add one part that can be shown (${task}).`,
    },
  ],
  ({ skill }) => [
    { zh: `请人看作品：${skill}`, en: `Have your work looked at: ${skill}` },
    {
      zh: "请一个懂的人看，记下三条意见并改一条。",
      en: "Ask somebody who knows; note three remarks and act on one.",
    },
  ],
];
const NETWORK: readonly Template[] = [
  ({ occupation }) => [
    { zh: `约一位${occupation}聊 20 分钟`, en: `Ask ${an(occupation)} for 20 minutes` },
    {
      zh: "写一段简短的请求，准备三个问题。",
      en: "Write a short request and prepare three questions.",
    },
  ],
  ({ occupation }) => [
    { zh: `整理与${occupation}的谈话`, en: `Write up what ${an(occupation)} told you` },
    {
      zh: "写下要点，道谢，问能否再介绍一个人。",
      en: "Note the main points, say thank you, ask for one more contact.",
    },
  ],
  ({ occupation }) => [
    {
      zh: `参加一次${occupation}的交流活动`,
      en: `Go to a meeting of people who work as ${an(occupation)}`,
    },
    { zh: "线上或线下都可以，认识一个人。", en: "Online or in person; get to know one of them." },
  ],
];
const APPLY: readonly Template[] = [
  ({ occupation }) => [
    { zh: `按一个${occupation}职位改简历`, en: `Fit the résumé to one job as ${an(occupation)}` },
    { zh: "逐条对照要求，缺的记下来。", en: "Go through what it asks for; note what is missing." },
  ],
  ({ occupation }) => [
    { zh: `投递 2 个${occupation}职位`, en: `Apply for 2 jobs as ${an(occupation)}` },
    { zh: "每份都写明为什么合适。", en: "Say in each why it fits." },
  ],
  ({ occupation }) => [
    { zh: `模拟一次${occupation}面试`, en: `Rehearse an interview as ${an(occupation)}` },
    {
      zh: "请人问五个问题，录音后听一遍。",
      en: "Have somebody ask five questions; record it and listen.",
    },
  ],
];
const QUALIFY: readonly Template[] = [
  ({ occupation }) => [
    {
      zh: `查清成为${occupation}的资格条件`,
      en: `Find out what it takes to qualify as ${an(occupation)}`,
    },
    {
      zh: "看主管部门的公告，记下条件、时间、费用。",
      en: "Read what the authority publishes; note conditions, dates and costs.",
    },
  ],
  () => [
    { zh: "准备报名或申请材料", en: "Prepare the papers for registration" },
    { zh: "列清单，补齐一项。", en: "Make a list and complete one entry." },
  ],
  () => [
    { zh: "备考或上课", en: "Study for the examination or course" },
    {
      zh: "按大纲学一个单元，做对应的题。",
      en: "Take one unit of the syllabus with its exercises.",
    },
  ],
];

const EXPLORE: readonly Template[] = [
  ({ occupation }) => [
    {
      zh: `读三份${occupation}的招聘要求`,
      en: `Read what three jobs as ${an(occupation)} ask for`,
    },
    {
      zh: "记下反复出现的要求，标出已经有的。",
      en: "Note what comes up again and again; mark what you have.",
    },
  ],
  ({ occupation, task }) => [
    { zh: `试做一次${occupation}的日常`, en: `Try a day's work of ${an(occupation)}` },
    {
      zh: `花一小时试试：${task}。写下喜不喜欢。`,
      en: `Take an hour for this: ${task}. Write down whether you like it.`,
    },
  ],
];
const RESUME: readonly Template[] = [
  ({ occupation }) => [
    { zh: `把简历改到${occupation}方向`, en: `Point the résumé at work as ${an(occupation)}` },
    {
      zh: "挑出三段相关的经历，写成做了什么、结果怎样。",
      en: "Choose three experiences that matter: what you did, what came of it.",
    },
  ],
  () => [
    { zh: "请一个人看简历", en: "Have the résumé read" },
    {
      zh: "请对方说出三点看不懂或不相信的地方，改掉。",
      en: "Ask for three things that are unclear or hard to believe, and change them.",
    },
  ],
  ({ occupation }) => [
    { zh: `写一段为什么想做${occupation}`, en: `Write why you want to work as ${an(occupation)}` },
    { zh: "五句话以内，念给别人听一遍。", en: "Five sentences at most; read them to somebody." },
  ],
];
/** Where a goal does something else than its kind of action says. */
export const OWN: Readonly<Record<string, readonly Template[]>> = {
  "medium-qualify/learning": QUALIFY,
  "short-explore/learning": EXPLORE,
  "short-resume/application": RESUME,
};

export const TEMPLATES: Readonly<Record<ActionKind, readonly Template[]>> = {
  learning: LEARN,
  practice: PRACTISE,
  networking: NETWORK,
  application: APPLY,
};
