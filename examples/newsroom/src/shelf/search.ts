/** Finds sources by what they say, and in them the sentences that say it. Pure. */
import { sentencesOf } from "../text/sentences.ts";
import { termsOf } from "../text/terms.ts";
import type { Source } from "./shelf.ts";

/** How much more a word in a title tells than one in the text. */
const TITLE_WEIGHT = 3;

/** Those that have to do with the terms, best first; of equals, the first on the shelf. */
export function search(sources: readonly Source[], terms: readonly string[]): Source[] {
  const asked = new Set(terms);
  const texts = sources.map((source) => ({
    source,
    counts: countsOf([
      ...termsOf(source.text),
      ...Array.from({ length: TITLE_WEIGHT }, () => termsOf(source.title)).flat(),
    ]),
  }));
  const rarity = (term: string) => {
    const holders = texts.filter(({ counts }) => counts.has(term)).length;
    return Math.log(1 + sources.length / (1 + holders));
  };
  const scored = texts.map(({ source, counts }) => ({
    source,
    score: [...asked].reduce((sum, term) => {
      const count = counts.get(term) ?? 0;
      return sum + (rarity(term) * count) / (count + 1.2);
    }, 0),
  }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ source }) => source);
}

/** What a few sources speak of most: by these, others are found that have to do with them. */
export function termsTheyShare(sources: readonly Source[], limit: number): string[] {
  const counts = countsOf(sources.flatMap(({ title, text }) => termsOf(`${title} ${text}`)));
  const ranked = [...counts].toSorted(([, a], [, b]) => b - a);
  return ranked.slice(0, limit).map(([term]) => term);
}

/** The sentences of a source that say most about the terms, in the order in which it says them. */
export function bestSentences(source: Source, terms: readonly string[], limit: number): string[] {
  const asked = new Set(terms);
  const sentences = sentencesOf(source.text).map((sentence, index) => ({
    sentence,
    index,
    hits: new Set(termsOf(sentence).filter((term) => asked.has(term))).size,
  }));
  return sentences
    .toSorted((a, b) => b.hits - a.hits || a.index - b.index)
    .slice(0, limit)
    .sort((a, b) => a.index - b.index)
    .map(({ sentence }) => sentence);
}

function countsOf(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
