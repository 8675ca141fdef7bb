/**
 * The precision recommendation subgraph of the seed, as an agent:
 *
 *                        ┌─► tag_retrieval ──────┐
 *     profile_analysis ──┼─► semantic_retrieval ─┼─► merge_filter ─► semantic_rerank ─► final_output
 *                        └─► fuzzy_retrieval ────┘
 */
import { type Agent, append, defineGraph, END, START } from "@bole/engine";
import type { z } from "zod";
import type { KnownParts } from "../parts.ts";
import { joinCandidates } from "../recall/join-candidates.ts";
import { joinFunnels } from "../state/join-funnels.ts";
import { RecommendationState } from "../state/recommendation-state.ts";
import { RecommendKind, RecommendRequest } from "../state/request.ts";
import { analysisNode } from "./nodes/analysis-node.ts";
import { mergeNode } from "./nodes/merge-node.ts";
import { NODES } from "./nodes/node-names.ts";
import { outputNode } from "./nodes/output-node.ts";
import { rerankNode } from "./nodes/rerank-node.ts";
import { trackNode } from "./nodes/track-node.ts";

/** What a recommendation answers. */
export const RecommendAnswer = RecommendationState.pick({
  profile_data: true,
  messages: true,
  funnel: true,
}).extend({
  /** What was sought: as asked, or as the wish names it. */
  kind: RecommendKind,
});
export type RecommendAnswer = z.infer<typeof RecommendAnswer>;

const track = { kind: "$input.asked.kind", language: "$input.asked.language" };

/** The graph, and the agents of its nodes: all of them belong into one registry. */
export function recommendationAgents(known: KnownParts): Agent[] {
  const agents = {
    analysis: analysisNode(known),
    tag: trackNode(known, "tag"),
    semantic: trackNode(known, "semantic"),
    fuzzy: trackNode(known, "fuzzy"),
    merge: mergeNode(known),
    rerank: rerankNode(known),
    output: outputNode(),
  };
  return [graphOf(agents), ...Object.values(agents)];
}

type NodeAgents = Readonly<Record<keyof typeof NODES, Agent>>;

function graphOf({ analysis, tag, semantic, fuzzy, merge, rerank, output }: NodeAgents): Agent {
  const tracks = [NODES.tag, NODES.semantic, NODES.fuzzy];
  return defineGraph({
    name: "recommend",
    description:
      "Recommends jobs and projects for somebody, or people for a job, each with a score and the reason for it.",
    kind: "retrieval",
    version: "1",
    input: RecommendRequest,
    output: RecommendAnswer,
    state: RecommendationState,
    reducers: { raw_candidates: joinCandidates, funnel: joinFunnels, messages: append },
    nodes: {
      [NODES.analysis]: analysis,
      [NODES.tag]: { agent: tag, args: { ...track, concepts: "$input.asked.concepts" } },
      [NODES.semantic]: {
        agent: semantic,
        args: {
          ...track,
          search_vectors: "$input.search_vectors",
          model: "$input.asked.model",
          text_language: "$input.asked.text_language",
        },
      },
      [NODES.fuzzy]: {
        agent: fuzzy,
        args: { ...track, analyzed_keywords: "$input.analyzed_keywords" },
      },
      [NODES.merge]: {
        agent: merge,
        args: {
          raw_candidates: "$input.raw_candidates",
          asked: {
            person_id: "$input.asked.person_id",
            years: "$input.asked.years",
            degree: "$input.asked.degree",
            language: "$input.asked.language",
          },
        },
      },
      [NODES.rerank]: rerank,
      [NODES.output]: {
        agent: output,
        args: {
          ranked_projects: "$input.ranked_projects",
          funnel: "$input.funnel",
          limit: "$input.limit",
          language: "$input.asked.language",
        },
      },
    },
    edges: [
      { from: START, to: NODES.analysis },
      { from: NODES.analysis, to: tracks },
      { from: tracks, to: NODES.merge },
      { from: NODES.merge, to: NODES.rerank },
      { from: NODES.rerank, to: NODES.output },
      { from: NODES.output, to: END },
    ],
    result: {
      kind: "$input.asked.kind",
      profile_data: "$input.profile_data",
      messages: "$input.messages",
      funnel: "$input.funnel",
    },
  });
}
