import { defineAgent } from "@bole/engine";
import { readItems } from "../../filter/read-items.ts";
import type { KnownParts } from "../../parts.ts";
import { explained } from "../../rerank/rank.ts";
import { rerank } from "../../rerank/rerank.ts";
import { scoreOf } from "../../rerank/score.ts";
import { EMPTY_FUNNEL } from "../../state/funnel.ts";
import { RecommendationState as State } from "../../state/recommendation-state.ts";
import { LOG } from "../log-words.ts";
import { log, NODES, PART } from "./node-names.ts";

export const rerankNode = (parts: KnownParts) =>
  defineAgent({
    name: "recommend_semantic_rerank",
    description: "Judges each candidate by its whole description and says why it fits.",
    kind: "evaluation",
    tags: PART,
    input: State.pick({
      limit: true,
      asked: true,
      analyzed_keywords: true,
      search_vectors: true,
      filtered_projects: true,
    }),
    output: State.pick({ ranked_projects: true, funnel: true, messages: true }),
    run: async ({ filtered_projects, limit, ...analysed }, ctx) => {
      const { asked } = analysed;
      const items = await readItems(parts, ctx.tenant, filtered_projects);
      const { judged, measures, model, why } = await rerank(
        parts,
        ctx.tenant,
        analysed,
        items,
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
