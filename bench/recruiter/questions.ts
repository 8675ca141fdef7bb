/** Questions about the demo workspace, and what a right answer must say, and must not. */
import { ahead, last, mailsTo, next, truth } from "./demo-truth.ts";

export interface Question {
  readonly ask: string;
  /** All of these have to be in the answer. */
  readonly says: readonly string[];
  readonly not?: readonly string[];
}

const both = (
  zh: string,
  en: string,
  says: readonly string[],
  not: readonly string[] = [],
): Question[] => [zh, en].map((ask) => ({ ask, says, not }));

const offers = truth.inStage("offer");
const backend = truth.inStage("interview", "zh-backend");
const frontend = truth.inStage("interview", "en-frontend");
const priya = mailsTo("priya-narangi");
const lin = mailsTo("lin-yutong");

export const QUESTIONS: readonly Question[] = [
  ...both("我们有多少候选人？", "How many candidates do we have?", [String(truth.people)]),
  ...both("筛选阶段有几个人", "how many people are in screening?", [
    String(truth.inStage("screening").length),
  ]),
  ...both("面试阶段一共多少人", "How many candidates are in interview?", [
    String(truth.inStage("interview").length),
  ]),
  ...both("有几位已经录用了", "how many people were hired?", [
    String(truth.inStage("hired").length),
  ]),
  ...both("有几个职位", "how many jobs are there", [String(truth.jobs), String(truth.open)]),
  ...both("有哪些开放的职位？", "list our open jobs", [
    String(truth.open),
    ...truth.titles.slice(0, 3),
  ]),
  ...both("谁拿到了 offer？", "Who is in the offer stage?", offers),
  ...both("后端岗位谁在面试", "who is in interview for the backend role?", backend, ["Tomasz"]),
  ...both(
    "前端职位面试阶段的人有谁",
    "Which candidates are in interview for Senior Frontend Engineer?",
    frontend,
    ["赵明轩"],
  ),
  ...both("陈思远到哪一步了？", "where is Chen Siyuan in the pipeline?", [
    "陈思远",
    "高级后端工程师（支付清结算）",
  ]),
  ...both("Maya 现在什么阶段", "What stage is Maya in?", [
    "Maya Lindqvist",
    "Senior Frontend Engineer",
  ]),
  ...both("刘洋为什么被淘汰？", "why was Liu Yang rejected?", ["没有支付或账务经验"]),
  ...both("给 Priya 发过几封邮件？她回了吗", "what was sent to Priya, and did she reply?", [
    String(priya.out),
    String(priya.replies),
  ]),
  ...both("我们给林雨桐写过什么", "What did we write to Lin Yutong?", [
    String(lin.out),
    "鹿鸣智能",
  ]),
  ...both("给高紫晴发过邮件吗", "have we emailed 高紫晴?", ["高紫晴"]),
  ...both("接下来有哪些面试", "which interviews are coming up?", ahead),
  ...both("唐薇的面试是哪天", "when is Tang Wei's interview?", ["唐薇", "郑岚"], ["Tomasz"]),
  ...both("谁会 Rust？", "who knows Rust?", []),
  ...both("有没有五年以上经验、会 Go 的人", "anyone with 5+ years who knows Go?", [
    "陈思远",
    "Rafael Quintana",
  ]),
  ...both("柏林有会 React 的人吗", "do we have React people in Berlin?", ["Maya Lindqvist"]),
  ...both("比较 Maya 和 Tomasz", "compare Maya and Tomasz for the frontend role", [
    "Strong React",
    "Maya Lindqvist",
    "Tomasz Wróbelski",
  ]),
  ...both("后端岗位进展如何", "how is the backend pipeline doing?", [
    "高级后端工程师（支付清结算）",
  ]),
  ...both("前端岗位有什么要求", "what are the requirements of the frontend job?", [
    "Strong TypeScript",
  ]),
  ...both("有什么等我批准的吗", "is anything waiting for my approval?", []),
  ...both("今天还能发几封邮件", "how many emails can I still send today?", ["50"]),
  ...both("介绍一下 Lucia Ferrante", "tell me about Lucia Ferrante", [
    "Machine Learning Engineer",
    "Lyon",
  ]),
  ...both("张伟在哪个阶段", "where is Zhang Wei?", ["苏州", "北京"]),
  ...both("有什么等我处理", "what waits for me?", []),
  ...both("哪些职位还没有候选人", "which jobs have no candidates?", []),
  ...both("下一场面试是什么时候", "when is my next interview?", [next], [last]),
  ...both("谁等得最久", "who is waiting longest?", ["林雨桐"]),
  ...both("怎么给候选人发邮件", "how do I send a mail to candidates?", []),
  ...both("一天最多能发多少封邮件", "how many mails can be sent a day?", ["50"]),
  ...both("何志强的邮箱是什么", "what is He Zhiqiang's email address?", ["hezq@example.cn"]),
  ...both(
    "哪些面试我还没确认",
    "which interviews are not confirmed yet?",
    ["Marcus Bellweather", "姜海波"],
    ["唐薇", "Tomasz"],
  ),
  ...both("谁接受了 offer", "who accepted our offer?", ["周雅琳", "Rebecca Thornley"], offers),
  ...both("谁拒绝了我们的 offer", "who rejected our offer?", ["offer"], offers).map((one, at) =>
    at === 0 ? { ...one, says: ["录用意向"] } : one,
  ),
  ...both("你能做什么", "what can you do?", []),
];
