import { defineAgent } from "@bole/engine";
import { z } from "zod";
import { Article, Problem } from "../article/article.ts";
import { review, scoreOf, summaryOf } from "../article/review.ts";
import { allSources } from "../shelf/shelf.ts";

export const reviewer = defineAgent({
  name: "reviewer",
  description: "Reviews an article: length, citations, quotes against the sources, repetitions.",
  kind: "evaluation",
  input: z.object({
    doc: Article,
    length: z.int().min(0).default(150).describe("Least words, or characters in Chinese"),
    sources: z.int().min(0).default(3).describe("Least number of sources"),
  }),
  output: z.object({
    review_summary: z.string(),
    score: z.int().min(0).max(100),
    problems: z.array(Problem),
  }),
  async run({ doc, ...standards }) {
    const problems = review(doc, await allSources(), standards);
    return {
      review_summary: summaryOf(doc.language, problems),
      score: scoreOf(problems),
      problems,
    };
  },
});
