import { defineAgent } from "@bole/engine";
import { z } from "zod";
import { adviceFor } from "../../output/advice.ts";
import { EMPTY_FUNNEL } from "../../state/funnel.ts";
import { Asked } from "../../state/profile.ts";
import { RecommendationState as State } from "../../state/recommendation-state.ts";
import { LOG } from "../log-words.ts";
import { log, NODES, PART } from "./node-names.ts";

export const outputNode = () =>
  defineAgent({
    name: "recommend_final_output",
    description: "The best as the answer, with what to loosen where there are few.",
    kind: "evaluation",
    tags: PART,
    input: z.object({
      ranked_projects: State.shape.ranked_projects,
      funnel: State.shape.funnel,
      limit: State.shape.limit,
      language: Asked.shape.language,
    }),
    output: State.pick({ profile_data: true, funnel: true, messages: true }),
    run: ({ ranked_projects: recommendations, funnel, limit, language }, ctx) => {
      const shown = recommendations.length;
      const advice = adviceFor(
        { ...funnel, shown },
        limit,
        language,
        recommendations[0]?.score ?? null,
      );
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
