/** The recommendation as a whole: the agents that an engine runs, and why something was not recommended. */
import type { Agent } from "@bole/engine";
import { recommendationAgents } from "./graph/recommendation-graph.ts";
import type { RecommendParts } from "./parts.ts";
import { Meaning } from "./profile/meaning.ts";
import { whoAsks } from "./profile/who-asks.ts";
import type { RecommendRequest } from "./state/request.ts";
import { type FindWhyNot, whyNotFinder } from "./why-not/why-not.ts";

export interface Recommendation {
  /** Refuses what cannot be answered: nothing said, somebody or something that nobody knows. */
  readonly check: (tenant: string, request: RecommendRequest) => Promise<void>;
  /** The graph `recommend` and the agents of its nodes: all of them belong into one registry. */
  readonly agents: readonly Agent[];
  readonly whyNot: FindWhyNot;
}

export function createRecommendation(parts: RecommendParts): Recommendation {
  const known = { ...parts, meaning: new Meaning(parts.embedder, parts.concepts) };
  return {
    agents: recommendationAgents(known),
    whyNot: whyNotFinder(known),
    check: async (tenant, request) => {
      await whoAsks(parts, tenant, request);
    },
  };
}
