import type { Stage } from "@bole/talent";

/** As the board shows them. */
export const STAGE_NAMES: Readonly<Record<"zh" | "en", Readonly<Record<Stage, string>>>> = {
  zh: {
    sourced: "新候选人",
    contacted: "已联系",
    replied: "已回复",
    screening: "筛选",
    interview: "面试",
    offer: "录用意向",
    hired: "已录用",
    rejected: "未通过",
    withdrawn: "已退出",
  },
  en: {
    sourced: "Sourced",
    contacted: "Contacted",
    replied: "Replied",
    screening: "Screening",
    interview: "Interview",
    offer: "Offer",
    hired: "Hired",
    rejected: "Rejected",
    withdrawn: "Withdrawn",
  },
};
