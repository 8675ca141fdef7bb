import { defineAgent } from "@bole/engine";
import { z } from "zod";
import { mergeAndFilter } from "../../filter/merge-filter.ts";
import { RULE_NAMES } from "../../output/rule-names.ts";
import type { KnownParts } from "../../parts.ts";
import { EMPTY_FUNNEL } from "../../state/funnel.ts";
import { Asked, NOTHING_ASKED } from "../../state/profile.ts";
import { RecommendationState as State } from "../../state/recommendation-state.ts";
import { LOG } from "../log-words.ts";
import { log, NODES, PART } from "./node-names.ts";

export const mergeNode = (parts: KnownParts) =>
  defineAgent({
    name: "recommend_merge_filter",
    description: "One list of what the tracks found: each once, only what may be recommended.",
    kind: "evaluation",
    tags: PART,
    input: z.object({
      raw_candidates: State.shape.raw_candidates,
      asked: Asked.pick({ person_id: true, years: true, degree: true, language: true }),
    }),
    output: State.pick({ filtered_projects: true, funnel: true, messages: true }),
    run: async ({ raw_candidates, asked }, ctx) => {
      const { projects, left_out, merged } = await mergeAndFilter(
        parts,
        ctx.tenant,
        raw_candidates,
        {
          ...NOTHING_ASKED,
          ...asked,
        },
      );
      const { language } = asked;
      const left = Object.entries(left_out).flatMap(([rule, count]) => {
        const name = Object.entries(RULE_NAMES).find(([known]) => known === rule)?.[1][language];
        return name === undefined ? [] : [`${name} ${count}`];
      });
      const content = LOG[language].merged(
        merged,
        left.join(language === "zh" ? "、" : ", "),
        projects.length,
      );
      return {
        filtered_projects: projects,
        funnel: { ...EMPTY_FUNNEL, merged, left_out },
        messages: log(ctx, NODES.merge, content),
      };
    },
  });
