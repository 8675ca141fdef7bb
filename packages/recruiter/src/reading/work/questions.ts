/** What several tools ask back. */
export const ASK_JOB = { zh: "是哪个职位？", en: "For which job?" } as const;
export const ASK_WHO = { zh: "是哪位候选人？", en: "Which candidate?" } as const;
export const ASK_WHEN = {
  zh: "什么时间？例如“周四下午三点”。",
  en: "When? For example “Thursday 3 pm”.",
} as const;
