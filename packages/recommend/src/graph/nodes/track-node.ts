import { defineAgent } from "@bole/engine";
import { z } from "zod";
import type { KnownParts } from "../../parts.ts";
import { recallBy } from "../../recall/tracks.ts";
import { EMPTY_FUNNEL, type Funnel } from "../../state/funnel.ts";
import type { Source } from "../../state/item.ts";
import { Asked } from "../../state/profile.ts";
import { RecommendationState as State } from "../../state/recommendation-state.ts";
import { LOG } from "../log-words.ts";
import { log, NODES, PART } from "./node-names.ts";

const Track = z.object({
  kind: Asked.shape.kind,
  language: Asked.shape.language,
  concepts: Asked.shape.concepts.default([]),
  analyzed_keywords: State.shape.analyzed_keywords,
  search_vectors: State.shape.search_vectors,
  model: Asked.shape.model.default(null),
  text_language: Asked.shape.text_language.default("en"),
});

const NOTHING_TO_SEEK = { tag: "noTags", semantic: "noVector", fuzzy: "noWords" } as const;

export const trackNode = (parts: KnownParts, source: Source) =>
  defineAgent({
    name: `recommend_${NODES[source]}`,
    description: `Finds candidates on the track "${source}".`,
    kind: "retrieval",
    tags: PART,
    input: Track,
    output: State.pick({ raw_candidates: true, funnel: true, messages: true }),
    run: async (input, ctx) => {
      const { kind, language, concepts, model, text_language, ...rest } = input;
      const asked = { kind, concepts, model, text_language };
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
