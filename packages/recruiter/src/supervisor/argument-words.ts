/** What steps are given, as people call it: in what was changed of a plan, and in what a step is limited to. */
import type { JsonValue, Step } from "@bole/engine";
import { CleanupCategory } from "../agents/pipeline/category.ts";
import type { Language } from "./words.ts";

type Words = Readonly<Record<Language, string>>;

const ARGUMENTS: Readonly<Record<string, Words>> = {
  limit: { zh: "最多人数", en: "how many people at most" },
  criteria: { zh: "对人选的要求", en: "what they should have" },
  instructions: { zh: "邮件要写什么", en: "what the mails should say" },
  template_id: { zh: "邮件模板", en: "mail template" },
  purpose: { zh: "邮件用途", en: "purpose of the mail" },
  minutes: { zh: "面试时长（分钟）", en: "length of the interview in minutes" },
  from: { zh: "从何时起", en: "from when" },
  to: { zh: "到何时为止", en: "until when" },
  days: { zh: "几天没有回复", en: "days without an answer" },
  stale_days: { zh: "几天没有动静", en: "days without news" },
  only: { zh: "清理范围", en: "what is cleaned up" },
  reason: { zh: "原因", en: "reason" },
};

const CATEGORIES: Readonly<Record<CleanupCategory, Words>> = {
  replied: { zh: "已回信", en: "have answered" },
  criteria_not_met: { zh: "不满足必备条件", en: "do not meet a must-have" },
  job_closed: { zh: "职位已关闭", en: "the job is closed" },
  replied_not_screened: { zh: "已回信未筛选", en: "answered and not screened" },
  no_answer: { zh: "没有回复", en: "never answered" },
  nothing_proven: { zh: "从未联系且未证实", en: "never contacted, nothing proven" },
};

export function argumentName(name: string, language: Language): string {
  return ARGUMENTS[name]?.[language] ?? name.replaceAll("_", " ");
}

export function argumentValue(value: JsonValue, language: Language): string {
  if (value === null || value === "") return language === "zh" ? "未指定" : "none";
  if (typeof value === "string") return `“${value}”`;
  if (!Array.isArray(value)) return JSON.stringify(value);
  const names = value.map((one) => {
    const { success, data } = CleanupCategory.safeParse(one);
    return success ? CATEGORIES[data][language] : argumentValue(one, language);
  });
  return names.length === 0
    ? { zh: "全部", en: "everything" }[language]
    : names.join(language === "zh" ? "、" : ", ");
}

/** Where a step does only a part of what it could: which. */
export function limitOf(
  { action, args }: Pick<Step, "action" | "args">,
  language: Language,
): string {
  const { only } = args;
  if (action !== "pipeline_categorise" || !Array.isArray(only) || only.length === 0) return "";
  const names = argumentValue(only, language);
  return language === "zh" ? `（仅限：${names}）` : ` (only: ${names})`;
}
