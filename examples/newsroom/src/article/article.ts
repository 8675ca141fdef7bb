/** What the agents of the newsroom hand each other. */
import { z } from "zod";
import { Language } from "../text/language.ts";

/** Something worth saying, in the very words of a source. */
export const Point = z.object({
  quote: z.string().min(1),
  source: z.string().min(1).describe("The source's id"),
  title: z.string().describe("The source's title"),
});
export type Point = z.infer<typeof Point>;

/** Something that an article says, and what it relies on. */
export const Claim = Point.pick({ quote: true, source: true });
export type Claim = z.infer<typeof Claim>;

export const Check = z.object({
  quote: z.string(),
  source: z.string(),
  verdict: z.enum(["supported", "unsupported"]),
  evidence: z.string(),
});
export type Check = z.infer<typeof Check>;

export const Article = z.object({
  title: z.string().min(1),
  language: Language,
  body: z.string().min(1).describe("Markdown"),
  sources: z.array(z.string()).describe("Ids, in the order of their numbers"),
  length: z.int().describe("Words, or characters in Chinese"),
});
export type Article = z.infer<typeof Article>;

/** What can be wrong with an article. */
export const Problem = z.object({
  code: z.enum([
    "too-short",
    "few-sources",
    "no-citations",
    "uncited-paragraph",
    "unknown-quote",
    "repeated-sentence",
  ]),
  message: z.string(),
});
export type Problem = z.infer<typeof Problem>;

/** The paragraphs in which an article says something: no headings, no list of sources. */
export function paragraphsOf({ body }: Pick<Article, "body">): string[] {
  const blocks = body.split(/\n{2,}/).map((block) => block.trim());
  return blocks.filter((block) => block !== "" && !/^(?:#|\d+\. )/.test(block));
}

export function isCited(paragraph: string): boolean {
  return /\[\d+\]/.test(paragraph);
}
