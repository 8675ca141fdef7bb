/**
 * The state of the graph: the seed's fields under the seed's names, and behind them what both
 * directions and the explanations need.
 */
import { Tags } from "@bole/talent";
import { z } from "zod";
import { EMPTY_FUNNEL, Funnel } from "./funnel.ts";
import { Candidate, Filtered } from "./item.ts";
import { Message } from "./message.ts";
import { Asked, NOTHING_ASKED } from "./profile.ts";
import { Ranked } from "./ranked.ts";
import { RecommendRequest } from "./request.ts";

export const Recommendations = z.object({
  recommendations: z.array(Ranked),
  /** Where there are none, or few: what to loosen, with counts. */
  advice: z.array(z.string()),
});
export type Recommendations = z.infer<typeof Recommendations>;

export const RecommendationState = RecommendRequest.extend({
  analyzed_tags: Tags.default({ interest: [], skill: [] }),
  analyzed_keywords: z.array(z.string()).default([]),
  search_vectors: z.array(z.number()).default([]),
  /** By id. */
  raw_candidates: z.record(z.string(), Candidate).default({}),
  filtered_projects: z.array(Filtered).default([]),
  ranked_projects: z.array(Ranked).default([]),
  profile_data: Recommendations.default({ recommendations: [], advice: [] }),
  messages: z.array(Message).default([]),

  asked: Asked.default(NOTHING_ASKED),
  funnel: Funnel.default(EMPTY_FUNNEL),
});
export type RecommendationState = z.infer<typeof RecommendationState>;
