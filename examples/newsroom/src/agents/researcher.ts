import { defineAgent } from "@bole/engine";
import { z } from "zod";
import { Point } from "../article/article.ts";
import { bestSentences, search, termsTheyShare } from "../shelf/search.ts";
import { allSources } from "../shelf/shelf.ts";
import { languageOf } from "../text/language.ts";
import { termsOf } from "../text/terms.ts";
import { Pace, spend } from "./pace.ts";

const RELATED_TERMS = 6;

export const researcher = defineAgent({
  name: "researcher",
  description: "Searches the bundled sources for a topic and returns points with exact quotes.",
  kind: "retrieval",
  input: z.object({
    topic: z.string().min(1),
    sources: z.int().min(1).default(3).describe("How many sources to use at most"),
    quotes: z.int().min(1).max(5).default(2).describe("How many quotes to take from each"),
    without: z.array(z.string()).default([]).describe("Ids of sources to leave out"),
    edition: z.int().min(0).default(0).describe("A new number makes it look again"),
    pace_ms: Pace,
  }),
  output: z.object({ draft_points: z.array(Point), sources: z.array(z.string()) }),
  async run({ topic, sources, quotes, without, pace_ms }, ctx) {
    const shelf = (await allSources()).filter(({ language }) => language === languageOf(topic));
    const direct = search(shelf, termsOf(topic));
    if (direct.length === 0) throw nothingAbout(topic, shelf);
    // Where few speak of the topic itself, those help that speak of the same things.
    const terms = [...termsOf(topic), ...termsTheyShare(direct.slice(0, 2), RELATED_TERMS)];
    const found = [...new Set([...direct, ...search(shelf, terms)])];
    const fresh = found.filter(({ id }) => !without.includes(id));
    const draft_points: Point[] = [];
    for (const source of fresh.slice(0, sources)) {
      await spend(pace_ms, ctx);
      ctx.progress(source.title, { source: source.id });
      const best = bestSentences(source, terms, quotes);
      draft_points.push(
        ...best.map((quote) => ({ quote, source: source.id, title: source.title })),
      );
    }
    return { draft_points, sources: [...new Set(draft_points.map(({ source }) => source))] };
  },
});

function nothingAbout(topic: string, shelf: readonly { readonly title: string }[]): Error {
  const titles = shelf.map(({ title }) => title).join("; ");
  return new Error(`No source has anything on "${topic}". The shelf has: ${titles}.`);
}
