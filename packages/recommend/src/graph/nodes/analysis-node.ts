import { defineAgent } from "@bole/engine";
import type { KnownParts } from "../../parts.ts";
import { analyseInThread } from "../../profile/analyse-in-thread.ts";
import { recallInPlaces } from "../../recall/in-places.ts";
import { nameOf } from "../../rerank/reason/facts.ts";
import { RecommendationState as State } from "../../state/recommendation-state.ts";
import { RecommendRequest } from "../../state/request.ts";
import { LOG } from "../log-words.ts";
import { log, NODES, PART } from "./node-names.ts";

export const analysisNode = (parts: KnownParts) =>
  defineAgent({
    name: "recommend_profile_analysis",
    description: "Reads a wish or a résumé: skill and interest tags, keywords, and a vector.",
    kind: "planning",
    tags: PART,
    input: RecommendRequest,
    output: State.pick({
      analyzed_tags: true,
      analyzed_keywords: true,
      search_vectors: true,
      asked: true,
      raw_candidates: true,
      messages: true,
    }),
    run: async (request, ctx) => {
      const read = await analyseInThread(parts, ctx.tenant, request, ctx.signal);
      const { note, ...analysis } = read.analysis;
      const { kind, language, concepts } = analysis.asked;
      const names = (ids: readonly string[]) =>
        ids
          .filter((id) => concepts.some((one) => one.id === id && one.from !== "meaning"))
          .flatMap((id) => nameOf(id).map((name) => name[language]));
      const content = LOG[language].analysed({
        kind,
        skills: names(analysis.analyzed_tags.skill),
        interests: names(analysis.analyzed_tags.interest),
        keywords: analysis.analyzed_keywords,
        meaning: analysis.search_vectors.length > 0,
        note,
        isCut: read.isCut,
      });
      // Beside the tracks, whose input has no places: they find what is best anywhere.
      const raw_candidates = await recallInPlaces(parts, ctx.tenant, analysis);
      return { ...analysis, raw_candidates, messages: log(ctx, NODES.analysis, content) };
    },
  });
