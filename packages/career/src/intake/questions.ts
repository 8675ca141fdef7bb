/** What has to be asked before anything can be analysed: one thing at a time, each thing once, five at most. */
import { z } from "zod";
import { countryOf } from "../facts/country.ts";
import type { Fact, FactKind } from "../facts/fact.ts";
import { situationOf } from "../facts/situation.ts";
import { vetoes } from "../facts/vetoes.ts";
import { Demand, demandName } from "../knowledge/demands.ts";
import { examsNamed } from "../knowledge/exams.ts";
import { nearestOccupations } from "../occupations/nearest-occupations.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import type { UserProfile } from "../state/user-profile.ts";
import { an } from "../text/article.ts";
import { type Day, dayText } from "../text/day.ts";
import type { Bilingual, Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import type { Wish } from "./wish.ts";

export const QuestionKind = z.enum([
  "care",
  "age_and_years",
  "date_past",
  "no_hours",
  "too_many_hours",
  "limit_broken",
  "unknown_goal",
  "situation",
  "options",
  "wish",
  "limit",
  "urgency",
  "money",
  "strength",
  "place",
  "confirm",
]);
export type QuestionKind = z.infer<typeof QuestionKind>;

export const Question = z.object({
  /** Sessions of an earlier version may have asked something else. */
  kind: QuestionKind.catch("wish"),
  text: z.string(),
  /** Occupations to choose from, where the question offers some. */
  options: z.array(z.object({ occupation_id: z.string(), name: z.string() })),
  /** Answers that can be given by a click. */
  answers: z.array(z.string()).default([]),
});
export type Question = z.infer<typeof Question>;

const MOST_QUESTIONS = 5;
const OFFERED = 3;
const YOUNGEST = 12;
const MOST_HOURS = 80;

export interface Asking {
  readonly facts: readonly Fact[];
  readonly wish: Wish;
  readonly profile: UserProfile;
  readonly asked: readonly QuestionKind[];
  readonly language: Language;
  readonly today: Day;
  /** Whether the goal is clear: then only what contradicts it is asked. */
  readonly clear: boolean;
}

/** How many questions may still be asked; how somebody is does not count. */
export const questionsLeft = (asked: readonly QuestionKind[]): number =>
  MOST_QUESTIONS - asked.filter((kind) => kind !== "care").length;

export function nextQuestion(asking: Asking): Question | null {
  const { asked, clear } = asking;
  if (questionsLeft(asked) <= 0) return null;
  const open = [
    ...troubles(asking),
    ...unknownGoal(asking),
    ...(clear
      ? []
      : MISSING.filter(({ kind }) => !isKnown(kind, asking)).map((one) => plain(one, asking))),
  ];
  return open.find(({ kind }) => !asked.includes(kind)) ?? null;
}

function troubles({ facts, wish, profile, language, today }: Asking): Question[] {
  const { age, work_experience: years } = profile;
  const hours = wish.hours_per_week?.hours;
  const found: Question[] = [];
  const add = (kind: QuestionKind, zh: string, en: string, answers: string[] = []) =>
    found.push({ kind, text: say(language, zh, en), options: [], answers });
  if (age !== null && years !== null && age - years < YOUNGEST)
    add(
      "age_and_years",
      `你写的是 ${age} 岁、${years} 年工作经验，两者对不上。哪一个是对的？`,
      `You give your age as ${age} and ${years} years of work; both cannot be. Which is right?`,
    );
  if (wish.target_date && wish.target_date.day <= today)
    add(
      "date_past",
      `${dayText(wish.target_date.day, "zh")}已经过去了。希望在什么时候之前实现？`,
      `${dayText(wish.target_date.day, "en")} has passed. By when do you want to be there?`,
    );
  if (hours === 0)
    add(
      "no_hours",
      "没有时间就排不出计划。每周最少能挤出多少小时，哪怕一小时？",
      "Without any time there is nothing to plan. How many hours a week could there be at the least, even one?",
    );
  if (hours !== undefined && hours > MOST_HOURS)
    add(
      "too_many_hours",
      `每周 ${hours} 小时恐怕坚持不住。实际能拿出多少小时？`,
      `${hours} hours a week can hardly be kept up. How many are there really?`,
    );
  const [broken] = wish.target ? vetoes(facts, wish.target.occupation_id) : [];
  if (wish.target && broken) {
    const name = occupationById(wish.target.occupation_id)[language];
    add(
      "limit_broken",
      `你说“${broken.fact.words}”，而${name}通常${reason(broken.by).zh}。哪一个算数？`,
      `You said “${broken.fact.words}”, but work as ${an(name)} usually means ${reason(broken.by).en}. Which holds?`,
    );
  }
  return found;
}

function reason(by: string): Bilingual {
  const demand = Demand.safeParse(by);
  return demand.success ? demandName(demand.data) : { zh: "做不到这一点", en: "something else" };
}

function unknownGoal({ wish, language }: Asking): Question[] {
  if (wish.unknown_goal === null) return [];
  const { phrase } = wish.unknown_goal;
  const skills = wish.skills.map(({ skill }) => skill);
  const options = nearestOccupations(phrase, skills, OFFERED).map(({ id }) => ({
    occupation_id: id,
    name: occupationById(id)[language],
  }));
  return [
    {
      kind: "unknown_goal",
      text: say(
        language,
        `关于“${phrase}”，这里没有资料。下面有没有你说的那个？都不是的话，换个说法告诉我。`,
        `I have nothing on “${phrase}”. Do you mean one of these? If not, say it in other words.`,
      ),
      options,
      answers: options.map(({ name }) => name),
    },
  ];
}

interface Missing {
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

const MISSING: readonly Missing[] = [
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
export const quickAnswers = (language: Language): { question: QuestionKind; text: string }[] =>
  MISSING.flatMap(({ kind, answers }) =>
    answers[language].map((text) => ({ question: kind, text })),
  );

function plain({ kind, text, answers }: Missing, asking: Asking): Question {
  const { language } = asking;
  const offered = kind === "options" ? suggestedOptions(asking) : [];
  return {
    ...{ kind, text: text[language] },
    options: offered,
    answers: [...offered.map(({ name }) => name), ...answers[language]],
  };
}

/** Where the work that they know usually leads, as something to start from. */
function suggestedOptions({ wish, facts, language }: Asking): Question["options"] {
  const { current } = wish;
  if (current === null) return [];
  return occupationById(current.occupation_id)
    .transitions.map(({ to }) => to)
    .filter((id) => vetoes(facts, id).length === 0)
    .slice(0, OFFERED - 1)
    .map((id) => ({ occupation_id: id, name: occupationById(id)[language] }));
}

/** "I have none yet", and its like. */
export const isNoOption = (answer: string): boolean =>
  MISSING.some(
    ({ kind, answers }) =>
      kind === "options" && [...answers.zh, ...answers.en].includes(answer.trim()),
  );

function isKnown(kind: Missing["kind"], { facts, profile, wish }: Asking): boolean {
  const said = MISSING.find((one) => one.kind === kind)?.known ?? [];
  const found = facts.filter((fact) => said.includes(fact.kind));
  // Whoever named one limit mostly has another.
  if (kind === "limit" || kind === "money") return found.length > 1;
  if (kind === "options")
    return found.length > 0 || knowsWork(facts) || situationOf(facts).wants_promotion;
  if (kind === "wish")
    return (
      found.some((fact) => fact.kind !== "option" && points(fact)) ||
      facts.some(({ kind: one }) => one === "choice") ||
      wish.fields.length > 0 ||
      wish.leanings.length > 0 ||
      profile.interests.length > 0 ||
      knowsWork(facts)
    );
  if (found.length > 0) return true;
  if (kind === "situation")
    return (
      profile.resume_id !== null ||
      profile.current_position !== null ||
      profile.education_level !== null
    );
  if (kind === "place")
    return profile.location !== null || countryOf(facts.map(({ words }) => words)) !== null;
  if (kind === "strength") return profile.resume_id !== null || profile.skills.length > 0;
  return kind === "urgency" && wish.target_date !== null;
}

/** Whether a wish says where to: "I want out" or 想重新上班 does not. */
const points = ({ kind, occupations, near, words }: Fact): boolean =>
  kind === "interest" || occupations.length + near.length + examsNamed(words).length > 0;

/** Whoever looks for the work that they know need not be asked what they want. */
function knowsWork(facts: readonly Fact[]): boolean {
  const { status, current, leaves } = situationOf(facts);
  return current.length > 0 && leaves.length === 0 && status !== "employed";
}
