/** The seed's nodes as agents: each reads its part of the state, does one thing, and says what it did. */
import { type Agent, defineAgent, type ExecutionCtx } from "@bole/engine";
import { withoutOrders } from "@bole/talent";
import { z } from "zod";
import { mergeAndFilter } from "../filter/merge-filter.ts";
import { adviceFor } from "../output/advice.ts";
import { RULE_NAMES } from "../output/rule-names.ts";
import type { RecommendParts } from "../parts.ts";
import { analyse } from "../profile/analyse.ts";
import type { Meaning } from "../profile/meaning.ts";
import { recallBy } from "../recall/tracks.ts";
import { explained } from "../rerank/rank.ts";
import { nameOf } from "../rerank/reason/facts.ts";
import { rerank } from "../rerank/rerank.ts";
import { scoreOf } from "../rerank/score.ts";
import { EMPTY_FUNNEL, type Funnel } from "../state/funnel.ts";
import type { Source } from "../state/item.ts";
import { type Message, said } from "../state/message.ts";
import { Asked, NOTHING_ASKED } from "../state/profile.ts";
import { RecommendationState as State } from "../state/recommendation-state.ts";
import { RecommendRequest } from "../state/request.ts";
import { LOG } from "./log-words.ts";

type Parts = RecommendParts & { readonly meaning: Meaning };

/** Tells whoever watches, and keeps it for the log. */
function log(ctx: Pick<ExecutionCtx, "progress">, node: string, content: string): Message[] {
  ctx.progress(content);
  return [said(node, content)];
}

export const NODES = {
  analysis: "profile_analysis",
  tag: "tag_retrieval",
  semantic: "semantic_retrieval",
  fuzzy: "fuzzy_retrieval",
  merge: "merge_filter",
  rerank: "semantic_rerank",
  output: "final_output",
} as const;

export const analysisNode = (parts: Parts) =>
  defineAgent({
    name: "recommend_profile_analysis",
    description: "Reads a wish or a résumé: skill and interest tags, keywords, and a vector.",
    kind: "planning",
    input: RecommendRequest,
    output: State.pick({
      analyzed_tags: true,
      analyzed_keywords: true,
      search_vectors: true,
      asked: true,
      messages: true,
    }),
    run: async (request, ctx) => {
      const { note, ...analysis } = await analyse(parts, ctx.tenant, request, ctx.signal);
      const { language, concepts } = analysis.asked;
      const names = (ids: readonly string[]) =>
        ids
          .filter((id) => concepts.some((one) => one.id === id && one.from !== "meaning"))
          .flatMap((id) => nameOf(id).map((name) => name[language]));
      const content = LOG[language].analysed({
        skills: names(analysis.analyzed_tags.skill),
        interests: names(analysis.analyzed_tags.interest),
        keywords: analysis.analyzed_keywords,
        meaning: analysis.search_vectors.length > 0,
        note,
        isCut: withoutOrders(request.user_input).isCut,
      });
      return { ...analysis, messages: log(ctx, NODES.analysis, content) };
    },
  });

const Track = z.object({
  kind: State.shape.kind,
  language: Asked.shape.language,
  concepts: Asked.shape.concepts.default([]),
  analyzed_keywords: State.shape.analyzed_keywords,
  search_vectors: State.shape.search_vectors,
  model: Asked.shape.model.default(null),
  text_language: Asked.shape.text_language.default("en"),
});

const NOTHING_TO_SEEK = { tag: "noTags", semantic: "noVector", fuzzy: "noWords" } as const;

export const trackNode = (parts: Parts, source: Source) =>
  defineAgent({
    name: `recommend_${NODES[source]}`,
    description: `Finds candidates on the track "${source}".`,
    kind: "retrieval",
    input: Track,
    output: State.pick({ raw_candidates: true, funnel: true, messages: true }),
    run: async (input, ctx) => {
      const { language, concepts, model, text_language, ...rest } = input;
      const asked = { concepts, model, text_language };
      const track = await recallBy(source, parts, ctx.tenant, { ...rest, asked });
      const found = Object.keys(track.candidates).length;
      const words = LOG[language];
      const isBehind = source === "semantic" && track.with_vectors < track.items;
      const content = track.isAsked
        ? `${words.recalled(source, found, track.open)}${isBehind ? words.noVectorsYet(track.with_vectors, track.items) : ""}`
        : words[NOTHING_TO_SEEK[source]];
      const { items, open } = track;
      const funnel: Funnel = { ...EMPTY_FUNNEL, items, open, recalled: { [source]: found } };
      return {
        raw_candidates: track.candidates,
        funnel,
        messages: log(ctx, NODES[source], content),
      };
    },
  });

export const mergeNode = (parts: Parts) =>
  defineAgent({
    name: "recommend_merge_filter",
    description: "One list of what the tracks found: each once, only what may be recommended.",
    kind: "evaluation",
    input: z.object({
      raw_candidates: State.shape.raw_candidates,
      asked: Asked.pick({ person_id: true, years: true, degree: true, language: true }),
    }),
    output: State.pick({ filtered_projects: true, funnel: true, messages: true }),
    run: async ({ raw_candidates, asked }, ctx) => {
      const { items, left_out, merged } = await mergeAndFilter(parts, ctx.tenant, raw_candidates, {
        ...NOTHING_ASKED,
        ...asked,
      });
      const { language } = asked;
      const left = Object.entries(left_out).flatMap(([rule, count]) => {
        const name = Object.entries(RULE_NAMES).find(([known]) => known === rule)?.[1][language];
        return name === undefined ? [] : [`${name} ${count}`];
      });
      const content = LOG[language].merged(
        merged,
        left.join(language === "zh" ? "、" : ", "),
        items.length,
      );
      return {
        filtered_projects: items,
        funnel: { ...EMPTY_FUNNEL, merged, left_out },
        messages: log(ctx, NODES.merge, content),
      };
    },
  });

export const rerankNode = (parts: Parts) =>
  defineAgent({
    name: "recommend_semantic_rerank",
    description: "Judges each candidate by its whole description and says why it fits.",
    kind: "evaluation",
    input: State.pick({
      kind: true,
      limit: true,
      asked: true,
      analyzed_keywords: true,
      search_vectors: true,
      filtered_projects: true,
    }),
    output: State.pick({ ranked_projects: true, funnel: true, messages: true }),
    run: async ({ filtered_projects, limit, ...analysed }, ctx) => {
      const { asked } = analysed;
      const { judged, measures, model, why } = await rerank(
        parts,
        ctx.tenant,
        analysed,
        filtered_projects,
        ctx,
      );
      const words = LOG[asked.language];
      const [best] = judged;
      const first = best === undefined ? null : `${best.item.title} (${scoreOf(best.parts)})`;
      const count = judged.length;
      const messages = [
        ...(why === null ? [] : log(ctx, NODES.rerank, words.modelFailed(why))),
        ...log(
          ctx,
          NODES.rerank,
          model === null ? words.judged(count, first) : words.judgedByModel(count, model, first),
        ),
      ];
      return {
        ranked_projects: judged.slice(0, limit).map((one) => explained(one, asked, measures)),
        funnel: { ...EMPTY_FUNNEL, judged: count },
        messages,
      };
    },
  });

export const outputNode = () =>
  defineAgent({
    name: "recommend_final_output",
    description: "The best as the answer, with what to loosen where there are few.",
    kind: "evaluation",
    input: z.object({
      ranked_projects: State.shape.ranked_projects,
      funnel: State.shape.funnel,
      limit: State.shape.limit,
      language: Asked.shape.language,
    }),
    output: State.pick({ profile_data: true, funnel: true, messages: true }),
    run: ({ ranked_projects: recommendations, funnel, limit, language }, ctx) => {
      const shown = recommendations.length;
      const advice = adviceFor({ ...funnel, shown }, limit, language);
      const content = [LOG[language].shown(shown, funnel.judged), ...advice].join(
        language === "zh" ? "；" : "; ",
      );
      return {
        profile_data: { recommendations, advice },
        funnel: { ...EMPTY_FUNNEL, shown },
        messages: log(ctx, NODES.output, content),
      };
    },
  });

export type NodeAgents = Readonly<Record<keyof typeof NODES, Agent>>;
