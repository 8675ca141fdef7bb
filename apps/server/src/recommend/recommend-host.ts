import type { Recommendation } from "@bole/recommend";

/** What the routes ask beside the engine, which runs the recommendation itself. */
export interface RecommendHost {
  readonly whyNot: Recommendation["whyNot"];
}
