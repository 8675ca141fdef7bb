/** What the usual arguments of the recruiter's agents are called; another one shows its own name. */
import { defineText } from "../../../i18n/text.ts";

type Names = Readonly<Record<string, string>>;

export const parameterNames = defineText<Names>({
  en: {
    limit: "How many people at most",
    criteria: "What they should have",
    instructions: "What the mails should say",
    purpose: "Purpose of the mail",
    language: "Language",
    minutes: "Length of the interview, in minutes",
    from: "From when",
    to: "Until when",
    days: "Days without an answer",
    stale_days: "Days without news",
    reason: "Reason",
  },
  zh: {
    limit: "最多多少人",
    criteria: "对人选的要求",
    instructions: "邮件要写什么",
    purpose: "邮件用途",
    language: "语言",
    minutes: "面试时长（分钟）",
    from: "从何时起",
    to: "到何时为止",
    days: "几天没有回复",
    stale_days: "几天没有动静",
    reason: "原因",
  },
});
