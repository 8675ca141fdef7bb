import { defineAgent } from "@bole/engine";
import { z } from "zod";
import { Article, Claim, Point } from "../article/article.ts";
import { compose } from "../article/compose.ts";
import { Pace, spend } from "./pace.ts";

export const writer = defineAgent({
  name: "writer",
  description: "Writes an article from points, in the language of its topic; cites if asked to.",
  kind: "generation",
  tags: { grounded: true },
  input: z.object({
    topic: z.string().min(1),
    bullets: z
      .array(z.union([Point, z.array(Point)]))
      .describe("Points, or lists of points from several researchers"),
    cite: z.boolean().default(true),
    pace_ms: Pace,
  }),
  output: z.object({ article: Article, claims: z.array(Claim) }),
  async run({ topic, bullets, cite, pace_ms }, ctx) {
    const points = bullets.flat();
    if (points.length === 0) throw new Error(`There is no point to make about "${topic}".`);
    await spend(pace_ms, ctx);
    const { article, claims } = compose({ topic, points, cite });
    return { article, claims: [...claims] };
  },
});
