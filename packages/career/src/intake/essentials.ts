/** What advice cannot do without, and how it is asked for. */
import type { FactKind } from "../facts/fact.ts";
import type { Bilingual, Language } from "../text/language.ts";

export interface Missing {
  readonly kind:
    | "situation"
    | "options"
    | "wish"
    | "limit"
    | "urgency"
    | "money"
    | "strength"
    | "place";
  readonly text: Bilingual;
  readonly answers: { readonly zh: readonly string[]; readonly en: readonly string[] };
  readonly known: readonly FactKind[];
}

export const MISSING: readonly Missing[] = [
  {
    kind: "situation",
    text: {
      zh: "你现在是什么情况：在职、离职、在读，还是在照顾家人？做的是什么？",
      en: "Where do you stand now: in a job, out of one, studying, caring for somebody? What do or did you do?",
    },
    answers: {
      zh: ["我在职", "我刚离职", "我是应届生", "先跳过"],
      en: ["I am employed", "I lost my job", "I am a student", "Skip"],
    },
    known: ["situation", "experience", "education"],
  },
  {
    kind: "options",
    text: {
      zh: "你在比较哪几条路？请用短语写两三个，用逗号隔开，比如：留在现在的单位，考研，去另一家公司。",
      en: "Which ways are you weighing? Please name two or three in a few words, separated by commas: stay where I am, a course, the other job.",
    },
    answers: { zh: ["还没有想法"], en: ["I have none yet"] },
    known: ["option", "choice", "target"],
  },
  {
    kind: "limit",
    text: {
      zh: "有什么是绝对不行的？比如夜班、搬重物、出差，或者不想再做的工作。",
      en: "What is out of the question? Nights, heavy lifting, travel, or work that you don't want to do again.",
    },
    answers: { zh: ["不上夜班", "不出差", "没有"], en: ["No nights", "No travel", "Nothing"] },
    known: ["limit", "health", "dislike", "refusal"],
  },
  {
    kind: "urgency",
    text: {
      zh: "有多急？有没有谁在等你答复，或者哪一天之前必须定下来？",
      en: "How urgent is it? Does anybody wait for your answer, or is there a day by which it has to be settled?",
    },
    answers: {
      zh: ["越快越好", "三个月内", "半年内", "不急"],
      en: ["As soon as possible", "Within three months", "Within six months", "No hurry"],
    },
    known: ["urgency", "deadline"],
  },
  {
    kind: "money",
    text: {
      zh: "钱的方面：每月必须的开销、手头的存款、现在或将要拿到的收入和补偿大概是多少？收入有没有底线？说个大概就行。",
      en: "About money: roughly what do you need each month, what have you saved, what comes in now or will (pay, severance)? Is there a lowest pay? Round figures are fine.",
    },
    answers: {
      zh: ["暂时不愁钱", "最多撑两三个月", "先跳过"],
      en: ["Money is fine for now", "Two or three months at most", "Skip"],
    },
    known: ["money", "pay_floor"],
  },
  {
    kind: "wish",
    text: {
      zh: "接下来的工作里，你最想要的是什么？也可以说说正在考虑的选项。",
      en: "What do you want most from what comes next? Options that you are thinking about count, too.",
    },
    answers: {
      zh: ["收入稳定", "离家近", "还不知道"],
      en: ["A steady income", "Closer to home", "I don't know yet"],
    },
    known: ["wish", "interest", "target", "option", "choice", "value"],
  },
  {
    kind: "place",
    text: {
      zh: "你在哪里（国家、城市）？愿意去别的地方吗？",
      en: "Where do you live (country, town)? Would you go elsewhere?",
    },
    answers: {
      zh: ["不换城市", "可以换城市", "先跳过"],
      en: ["I stay here", "I could move", "Skip"],
    },
    known: ["place"],
  },
  {
    kind: "strength",
    text: {
      zh: "你做成过什么，是别人常来找你、或者你自己觉得拿得出手的？作品、证书、语言、管过的事都算。",
      en: "What have you done that others rely on you for, or that you can show? Work, certificates, languages, things you ran all count.",
    },
    answers: { zh: ["想不出来", "先跳过"], en: ["Nothing comes to mind", "Skip"] },
    known: ["skill"],
  },
];

/** All that an interview offers to be clicked. */
export const quickAnswers = (language: Language): { question: Missing["kind"]; text: string }[] =>
  MISSING.flatMap(({ kind, answers }) =>
    answers[language].map((text) => ({ question: kind, text })),
  );

/** "I have none yet", and its like. */
export const isNoOption = (answer: string): boolean =>
  MISSING.some(
    ({ kind, answers }) =>
      kind === "options" && [...answers.zh, ...answers.en].includes(answer.trim()),
  );
