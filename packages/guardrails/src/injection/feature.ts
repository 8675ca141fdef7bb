/** The signs of an injection, each with its reason for a reader. */
import type { Bilingual } from "../contract/language.ts";

export const FEATURES = {
  override: { zh: "要求忽略先前的指令", en: "asks to set earlier instructions aside" },
  override_rules: { zh: "要求抛开既有的规则或内容", en: "asks to drop existing rules or content" },
  new_task: { zh: "给模型下达新任务", en: "gives the model a new task" },
  persona: { zh: "要求模型变换身份", en: "asks the model to be somebody else" },
  unbound: { zh: "要求不受任何限制", en: "asks for answers without restrictions" },
  no_refusal: { zh: "不许模型拒绝或提醒", en: "forbids the model to refuse or warn" },
  harm_story: { zh: "借故事或角色索要有害内容", en: "asks for harmful content by way of a story" },
  extraction: {
    zh: "索取系统提示或内部指令",
    en: "asks for the system prompt or inner instructions",
  },
  credentials: { zh: "索取密钥、口令或他人数据", en: "asks for keys, passwords or others' data" },
  exfiltration: { zh: "要求把数据带到外部", en: "asks to carry data outside" },
  output_forcing: { zh: "规定模型的回答内容", en: "dictates what the model answers" },
  verdict_forcing: { zh: "规定对候选人的评价", en: "dictates how a candidate is judged" },
  conceal: { zh: "要求对人隐瞒", en: "asks to keep it from people" },
  addressed_to_ai: { zh: "第三方文本直接对 AI 发话", en: "third-party text that speaks to an AI" },
  authority: { zh: "冒称开发者或管理员", en: "claims to be a developer or administrator" },
  decode_and_obey: { zh: "要求解码后照做", en: "asks to decode something and obey it" },
  fake_markers: { zh: "伪造的角色或边界标记", en: "forged role or boundary markers" },
  hidden_markup: { zh: "对人不可见的标记", en: "markup that hides text from people" },
  hidden_characters: { zh: "不可见字符", en: "invisible characters" },
  obfuscated: { zh: "经过编码或变形的指令", en: "instructions that were encoded or disguised" },
  denied_term: { zh: "策略禁止的词语", en: "a term that the policy denies" },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type FeatureName = keyof typeof FEATURES;

/** One sign, where it is in the original, and how much it weighs from 0 to 1. */
export interface Feature {
  readonly name: FeatureName;
  readonly weight: number;
  readonly start: number;
  readonly end: number;
}
