import { z } from "zod";
import { defineAgent } from "../../contracts/agent.ts";
import { createRegistry } from "../../contracts/registry.ts";

/** A small registry that the examples share. Nobody runs it. */
const base = { description: "Part of the newsroom.", kind: "generation" } as const;

const Article = z.object({
  title: z.string(),
  text: z.string(),
  words: z.int(),
  lang: z.enum(["zh", "en"]),
  editor: z.string().optional(),
  score: z.number().nullable(),
});

const article: z.input<typeof Article> = {
  title: "",
  text: "",
  words: 0,
  lang: "en",
  score: null,
};

export const newsroom = createRegistry([
  defineAgent({
    ...base,
    name: "research",
    input: z.object({ topic: z.string().min(3), depth: z.int().min(1).max(5).default(1) }),
    output: z.object({ points: z.array(z.string()), sources: z.array(z.url()).optional() }),
    run: () => ({ points: [] }),
  }),
  defineAgent({
    ...base,
    name: "write",
    input: z.object({ bullets: z.array(z.string()), style: z.enum(["plain", "rich"]).optional() }),
    output: Article,
    run: () => article,
  }),
  defineAgent({
    ...base,
    name: "review",
    input: z.object({ text: z.string(), editor: z.string().optional(), last: z.json().optional() }),
    output: z.object({ verdict: z.enum(["good", "bad"]), score: z.number() }),
    run: () => ({ verdict: "good" as const, score: 1 }),
  }),
  defineAgent({
    ...base,
    name: "publish",
    input: z.strictObject({ articles: z.array(z.looseObject({ title: z.string() })) }),
    output: z.object({ urls: z.record(z.string(), z.url()) }),
    run: () => ({ urls: {} }),
  }),
]);
