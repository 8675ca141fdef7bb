/** The few that fit best, and why others do not. */
import type { RecommendAnswer, RecommendQuestion, WhyNotAnswer } from "@bole/server/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

const RECOMMEND = "/api/recommend";

/** Asked for by POST because a résumé may be long; it changes nothing. */
export function recommendQuery(question: RecommendQuestion, enabled: boolean) {
  return queryOptions({
    queryKey: ["recommend", question],
    queryFn: ({ signal }) => call<RecommendAnswer>("POST", RECOMMEND, { body: question, signal }),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function askWhyNot(question: RecommendQuestion, item_id: string): Promise<WhyNotAnswer> {
  return call<WhyNotAnswer>("POST", `${RECOMMEND}/why-not`, { body: { ...question, item_id } });
}
