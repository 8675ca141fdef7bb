import { defineAgent } from "@bole/engine";
import { z } from "zod";
import { Point } from "../article/article.ts";
import { bestSentences } from "../shelf/search.ts";
import { readSource } from "../shelf/shelf.ts";
import { termsOf } from "../text/terms.ts";
import { Pace, spend } from "./pace.ts";

export const sourceReader = defineAgent({
  name: "source_reader",
  description: "Reads one source by its id; fails if it cannot be read.",
  kind: "retrieval",
  input: z.object({
    source: z.string().min(1),
    topic: z.string().min(1),
    quotes: z.int().min(1).max(5).default(2),
    pace_ms: Pace,
  }),
  output: z.object({ draft_points: z.array(Point), sources: z.array(z.string()) }),
  async run({ source, topic, quotes, pace_ms }, ctx) {
    await spend(pace_ms, ctx);
    const found = await readSource(source);
    const best = bestSentences(found, termsOf(topic), quotes);
    return {
      draft_points: best.map((quote) => ({ quote, source: found.id, title: found.title })),
      sources: [found.id],
    };
  },
});
