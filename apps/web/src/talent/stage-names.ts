/** What stages are called. The assistant calls them the same, which a test of the architecture makes sure of. */
export const STAGE_NAMES = {
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
};
