/** What a model is asked to do here, by the names that choose its models. */
export const CAREER_CONVERSATIONS = {
  interview: "career_interview",
  report: "career_report",
  plan: "career_plan",
} as const;
