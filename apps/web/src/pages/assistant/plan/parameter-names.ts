/** What the usual arguments of the recruiter's agents and their values are called; others show their own names. */
import { defineText } from "../../../i18n/text.ts";

type Names = Readonly<Record<string, string>>;

export const parameterNames = defineText<Names>({
  en: {
    limit: "How many people at most",
    criteria: "What they should have",
    instructions: "What the mails should say",
    purpose: "Purpose of the mail",
    outreach: "First contact",
    follow_up: "Follow-up",
    rejection: "Rejection",
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
    outreach: "首次联系",
    follow_up: "再次跟进",
    rejection: "婉拒",
    minutes: "面试时长（分钟）",
    from: "从何时起",
    to: "到何时为止",
    days: "几天没有回复",
    stale_days: "几天没有动静",
    reason: "原因",
  },
});
