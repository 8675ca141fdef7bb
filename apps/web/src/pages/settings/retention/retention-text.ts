import { defineText } from "../../../i18n/text.ts";

export const retentionText = defineText({
  en: {
    title: "Retention",
    about:
      "Delete automatically what has not been used for a long time. Nothing is deleted before you have seen how much it would be.",
    kinds: {
      candidates: "Candidates without activity",
      runs: "Finished runs",
      guardrail_logs: "Guardrail log",
    },
    kept: "Kept forever",
    months: (count: number) => `Deleted after ${count} months`,
    deleted: (count: number) => `${count} deleted so far`,
    monthsLabel: "Months",
    monthsExample: "e.g. 24",
    preview: "Preview",
    stop: "Keep forever",
    would: (count: number) =>
      count === 0
        ? "Nothing would be deleted now."
        : `${count} would be deleted now, and every night what comes after.`,
    and: (count: number) => `and ${count} more`,
    keep: "Keep this rule",
    confirm: "Delete and keep the rule",
    confirmed: "The rule is in force",
    removed: "Nothing of this kind is deleted any more",
    badMonths: "A whole number from 1 to 600",
  },
  zh: {
    title: "保留期限",
    about: "自动删除长期未使用的数据。在你看到会删除多少之前，不会删除任何内容。",
    kinds: {
      candidates: "长期无动态的候选人",
      runs: "已结束的运行",
      guardrail_logs: "护栏日志",
    },
    kept: "永久保留",
    months: (count) => `${count} 个月后删除`,
    deleted: (count) => `已删除 ${count} 条`,
    monthsLabel: "月数",
    monthsExample: "如 24",
    preview: "预览",
    stop: "永久保留",
    would: (count) =>
      count === 0 ? "现在不会删除任何内容。" : `现在会删除 ${count} 条，之后每晚删除到期内容。`,
    and: (count) => `以及另外 ${count} 位`,
    keep: "启用规则",
    confirm: "删除并启用规则",
    confirmed: "规则已启用",
    removed: "此类内容不再自动删除",
    badMonths: "1 到 600 的整数",
  },
});
