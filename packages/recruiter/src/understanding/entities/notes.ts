/** What has to be said before a workflow begins. */
export const NOTES = {
  zh: {
    noCriteria: (title: string) =>
      `“${title}”还没有评估标准，只能按职位文字匹配；补上标准后结果会更可靠。`,
  },
  en: {
    noCriteria: (title: string) =>
      `"${title}" has no criteria yet, so people can only be matched by its text; with criteria the result is more reliable.`,
  },
} as const;
