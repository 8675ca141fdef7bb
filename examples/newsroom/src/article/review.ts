/** What is wrong with an article, as somebody sees who has the sources at hand. Pure. */
import type { Source } from "../shelf/shelf.ts";
import type { Language } from "../text/language.ts";
import { sentencesOf } from "../text/sentences.ts";
import { type Article, isCited, type Problem, paragraphsOf } from "./article.ts";

export interface Standards {
  /** Words, or characters in Chinese. */
  readonly length: number;
  readonly sources: number;
}

/** What is taken off the full mark of 100. */
const PENALTY: Readonly<Record<Problem["code"], number>> = {
  "too-short": 15,
  "few-sources": 20,
  "no-citations": 40,
  "uncited-paragraph": 10,
  "unknown-quote": 25,
  "repeated-sentence": 5,
};

export function review(
  article: Article,
  sources: readonly Source[],
  standards: Standards,
): Problem[] {
  const say = SENTENCES[article.language];
  const paragraphs = paragraphsOf(article);
  const uncited = paragraphs.filter((paragraph) => !isCited(paragraph));
  const quotes = [...article.body.matchAll(/“([^”]+)”/g)].map(([, quote = ""]) => quote);
  const cited = sources.filter(({ id }) => article.sources.includes(id));
  const unknown = quotes.filter((quote) => !cited.some(({ text }) => text.includes(quote)));
  const sentences = paragraphs.flatMap((paragraph) =>
    sentencesOf(paragraph.replace(/[“”]|\s*\[\d+\]/g, "")),
  );
  const repeated = new Set(sentences.filter((one, index) => sentences.indexOf(one) < index));
  const problems: Problem[] = [];
  const found = (code: Problem["code"], message: string) => problems.push({ code, message });

  if (article.length < standards.length)
    found("too-short", say.tooShort(article.length, standards.length));
  if (cited.length < standards.sources)
    found("few-sources", say.fewSources(cited.length, standards.sources));
  if (uncited.length === paragraphs.length) found("no-citations", say.noCitations);
  else for (const paragraph of uncited) found("uncited-paragraph", say.uncited(clip(paragraph)));
  for (const quote of unknown) found("unknown-quote", say.unknownQuote(clip(quote)));
  for (const sentence of repeated) found("repeated-sentence", say.repeated(clip(sentence)));
  return problems;
}

export function scoreOf(problems: readonly Problem[]): number {
  return Math.max(
    0,
    problems.reduce((score, { code }) => score - PENALTY[code], 100),
  );
}

export function summaryOf(language: Language, problems: readonly Problem[]): string {
  const say = SENTENCES[language];
  return problems.length === 0 ? say.good : problems.map(({ message }) => message).join(say.space);
}

const clip = (text: string) => (text.length <= 40 ? text : `${text.slice(0, 40)}…`);

const SENTENCES = {
  en: {
    good: "Long enough, every paragraph cited, every quote found in its source.",
    space: " ",
    tooShort: (length: number, least: number) =>
      `It has ${length} words, and should have ${least} or more.`,
    fewSources: (count: number, least: number) =>
      `It cites ${count} of the sources, and should cite ${least} or more.`,
    noCitations: "No paragraph says where it comes from.",
    uncited: (text: string) => `A paragraph cites nothing: “${text}”.`,
    unknownQuote: (text: string) => `A quote is in none of the cited sources: “${text}”.`,
    repeated: (text: string) => `A sentence is there twice: “${text}”.`,
  },
  zh: {
    good: "篇幅足够，每段都注明来源，引文均与资料一致。",
    space: "",
    tooShort: (length: number, least: number) => `全文 ${length} 字，应不少于 ${least} 字。`,
    fewSources: (count: number, least: number) =>
      `只引用了 ${count} 份资料，应不少于 ${least} 份。`,
    noCitations: "没有一段注明来源。",
    uncited: (text: string) => `有一段没有注明来源：“${text}”。`,
    unknownQuote: (text: string) => `引文在所列资料中找不到：“${text}”。`,
    repeated: (text: string) => `句子重复：“${text}”。`,
  },
} as const;
