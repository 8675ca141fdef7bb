/** Why something is not there, as a sentence in both languages. */
import type { Language } from "../state/language.ts";
import type { WhyNot } from "./why-not-answer.ts";

type Told = Omit<WhyNot, "message"> & { readonly ahead: "tag" | "semantic" | "keyword" | null };

const PARTS = {
  zh: { tag: "标签匹配", semantic: "语义契合", keyword: "关键词" },
  en: { tag: "tags", semantic: "meaning", keyword: "keywords" },
} as const;
const STATUSES = {
  zh: { draft: "还是草稿", paused: "已暂停", closed: "已关闭" },
  en: { draft: "still a draft", paused: "paused", closed: "closed" },
} as const;
const DEGREES = {
  zh: { none: "不限", associate: "大专", bachelor: "本科", master: "硕士", doctor: "博士" },
  en: {
    none: "none",
    associate: "an associate degree",
    bachelor: "a bachelor's degree",
    master: "a master's degree",
    doctor: "a doctorate",
  },
} as const;

export function sentenceFor(told: Told, language: Language): string {
  return language === "zh" ? chinese(told) : english(told);
}

function chinese({ verdict, rule, facts, rank, judged, last_shown, item, ahead }: Told): string {
  switch (verdict) {
    case "shown":
      return `已经在推荐里，排第 ${rank}。`;
    case "outranked":
      return `评分后在 ${judged} 个里排第 ${rank}，得 ${item.score} 分；推荐的最后一个是 ${last_shown} 分${ahead === null ? "" : `，主要差在${PARTS.zh[ahead]}`}。`;
    case "too_little":
      return `评分后只有 ${item.score} 分：和你说的关系不大。`;
    case "not_judged":
      return `找到了，但前面更接近的已经够多，没有再评分；如果评分，会得 ${item.score} 分。`;
    case "not_found":
      return `技能、意思和用词都和你说的对不上；如果评分，会得 ${item.score} 分。`;
    case "other_kind":
      return "你要的不是这一类。";
    case "rule":
      return ruleInChinese(rule, facts);
    default:
      return verdict satisfies never;
  }
}

function english({ verdict, rule, facts, rank, judged, last_shown, item, ahead }: Told): string {
  switch (verdict) {
    case "shown":
      return `It’s in the list, at number ${rank}.`;
    case "outranked":
      return `It ranked ${rank} of ${judged} with ${item.score} points; the last one shown has ${last_shown}${ahead === null ? "" : `, mainly because of ${PARTS.en[ahead]}`}.`;
    case "too_little":
      return `It only scored ${item.score}: it has little to do with what you asked for.`;
    case "not_judged":
      return `There were enough closer results, so it wasn’t scored; it would have got ${item.score}.`;
    case "not_found":
      return `Its skills and wording don’t match what you asked for; it would have scored ${item.score}.`;
    case "other_kind":
      return "It isn’t the kind of thing you asked for.";
    case "rule":
      return ruleInEnglish(rule, facts);
    default:
      return verdict satisfies never;
  }
}

type Facts = WhyNot["facts"];

function ruleInChinese(rule: WhyNot["rule"], facts: Facts): string {
  switch (rule) {
    case "not_open":
      return `目前${named(STATUSES.zh, facts.status)}，不再推荐。`;
    case "deadline_passed":
      return `申请截止日期 ${facts.closes_on} 已过。`;
    case "no_places_left":
      return `${facts.places} 个名额已经招满。`;
    case "too_few_years":
      return `要求 ${facts.asks} 年经验，你有 ${facts.has} 年。`;
    case "degree_missing":
      return `要求${named(DEGREES.zh, facts.asks)}学历，你是${named(DEGREES.zh, facts.has)}。`;
    case "already_applied":
      return "你已经投递过。";
    case "consent_withdrawn":
      return "此人撤回了同意。";
    default:
      return "刚刚被删除。";
  }
}

function ruleInEnglish(rule: WhyNot["rule"], facts: Facts): string {
  switch (rule) {
    case "not_open":
      return `It is ${named(STATUSES.en, facts.status)}.`;
    case "deadline_passed":
      return `Its deadline, ${facts.closes_on}, has passed.`;
    case "no_places_left":
      return `All ${facts.places} places are taken.`;
    case "too_few_years":
      return `It asks for ${facts.asks} years of experience; you have ${facts.has}.`;
    case "degree_missing":
      return `It asks for ${named(DEGREES.en, facts.asks)}; you have ${named(DEGREES.en, facts.has)}.`;
    case "already_applied":
      return "You have already applied.";
    case "consent_withdrawn":
      return "This person has withdrawn their consent.";
    default:
      return "It has just been deleted.";
  }
}

function named(names: Readonly<Record<string, string>>, key: string | number | undefined): string {
  return names[String(key)] ?? String(key);
}
