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
      return `它就在推荐里，排第 ${rank}。`;
    case "outranked":
      return `它参加了评分，在 ${judged} 个里排第 ${rank}，得 ${item.score} 分；最后一个被推荐的得 ${last_shown} 分${ahead === null ? "" : `，主要差在${PARTS.zh[ahead]}`}。`;
    case "too_little":
      return `它参加了评分，只得 ${item.score} 分：与所说的内容关系太小。`;
    case "not_judged":
      return `它被找到了，但排在前面的候选已满，没有进入精排；如果评分，会得 ${item.score} 分。`;
    case "not_found":
      return `标签、语义、关键词三路都没有找到它；如果评分，会得 ${item.score} 分。`;
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
      return `It is among them, in place ${rank}.`;
    case "outranked":
      return `It was judged and came ${rank} of ${judged} with ${item.score}; the last one shown has ${last_shown}${ahead === null ? "" : `, and is ahead in ${PARTS.en[ahead]} most of all`}.`;
    case "too_little":
      return `It was judged and has only ${item.score}: too little to do with what was asked.`;
    case "not_judged":
      return `It was found, but enough others were found before it to be judged; it would have had ${item.score}.`;
    case "not_found":
      return `Neither its tags nor its meaning nor its words were near what was asked; it would have had ${item.score}.`;
    case "other_kind":
      return "It is of another kind than what was asked for.";
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
      return `它${named(STATUSES.zh, facts.status)}，不再推荐。`;
    case "deadline_passed":
      return `申请截止日期 ${facts.closes_on} 已过。`;
    case "no_places_left":
      return `${facts.places} 个名额已经招满。`;
    case "too_few_years":
      return `它要求 ${facts.asks} 年经验，而你是 ${facts.has} 年。`;
    case "degree_missing":
      return `它要求${named(DEGREES.zh, facts.asks)}学历，而你是${named(DEGREES.zh, facts.has)}。`;
    case "already_applied":
      return "你已经申请过它。";
    case "consent_withdrawn":
      return "此人撤回了同意。";
    default:
      return "它刚刚被删除。";
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
      return `It asks for ${facts.asks} years of experience, and you have ${facts.has}.`;
    case "degree_missing":
      return `It asks for ${named(DEGREES.en, facts.asks)}, and you have ${named(DEGREES.en, facts.has)}.`;
    case "already_applied":
      return "You have applied for it already.";
    case "consent_withdrawn":
      return "This person has withdrawn their consent.";
    default:
      return "It was deleted just now.";
  }
}

function named(names: Readonly<Record<string, string>>, key: string | number | undefined): string {
  return names[String(key)] ?? String(key);
}
