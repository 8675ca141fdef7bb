import { defineText } from "../../../i18n/text.ts";

export const optionsText = defineText({
  en: {
    title: "Your options side by side",
    about: "What you are considering comes first. Choose one, and the plan is made for it.",
    choose: (name: string) => `Choose ${name}`,
    settle: "Sort out first",
    because: (words: string) => `You said: “${words}”`,
    rows: {
      fit: "Fit",
      gap: "Open points",
      time: "Time and cost",
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
    settle: "先处理这些事",
    because: (words) => `你说过：“${words}”`,
    rows: {
      fit: "合不合适",
      gap: "还差什么",
      time: "时间和花费",
      pay: "收入",
      outlook: "前景",
      risk: "风险",
      test: "一周内试一试",
    },
  },
});
