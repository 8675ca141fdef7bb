export { recommendErrors } from "./errors.ts";
export { NODES as RECOMMEND_NODES } from "./graph/nodes/node-names.ts";
export { RecommendAnswer } from "./graph/recommendation-graph.ts";
export { recommendJobs } from "./jobs.ts";
export type { RecommendParts } from "./parts.ts";
export { saidIn } from "./profile/said-in.ts";
export { createRecommendation, type Recommendation } from "./recommendation.ts";
export { RECOMMEND_TASK } from "./rerank/judge/judge-task.ts";
export { Funnel, Rule } from "./state/funnel.ts";
export { ItemKind, Source } from "./state/item.ts";
export { Message } from "./state/message.ts";
export { Evidence, Parts, Ranked, SkillName } from "./state/ranked.ts";
export { RecommendationState } from "./state/recommendation-state.ts";
export { LONGEST_INPUT, RecommendKind, RecommendRequest } from "./state/request.ts";
export {
  openTextList,
  type RankedText,
  type TextList,
  type TextListParts,
} from "./texts/text-list.ts";
export type { FindWhyNot } from "./why-not/why-not.ts";
export { WhyNot, WhyNotVerdict } from "./why-not/why-not-answer.ts";
