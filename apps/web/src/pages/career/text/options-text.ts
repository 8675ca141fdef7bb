import { defineText } from "../../../i18n/text.ts";

export const optionsText = defineText({
  en: {
    title: "Your options side by side",
    about: "What you weigh comes first. Choose one, and the plan is for that.",
    choose: (name: string) => `Choose ${name}`,
    rows: {
      fit: "Fit",
      gap: "Gap",
      time: "Time and cost to get in",
      pay: "Pay",
      outlook: "Outlook",
      risk: "Risk",
      test: "First test",
    },
  },
  zh: {
    title: "选项对比",
    about: "你在考虑的排在前面。选一个，计划就按它来做。",
    choose: (name) => `选${name}`,
    rows: {
      fit: "匹配",
      gap: "差距",
      time: "入行时间和花费",
      pay: "收入",
      outlook: "前景",
      risk: "风险",
      test: "一周内试一试",
    },
  },
});
