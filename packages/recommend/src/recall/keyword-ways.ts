/** The words that a keyword is found by. */
import { conceptById, findConcepts, queryWords } from "@bole/talent/reading";

/** As it is written, and as the concepts that it names are called in either language. */
export function waysOf(keyword: string): string[][] {
  const names = findConcepts(`熟悉 ${keyword}`).flatMap(({ id }) => {
    const concept = conceptById(id);
    return concept === undefined ? [] : [concept.zh, concept.en];
  });
  const ways = [...new Set([keyword, ...names])].map((name) => queryWords(name));
  return ways.filter((way) => way.length > 0);
}

/** Of all of them, each once. */
export const wordsFor = (keywords: readonly string[]): string[] => [
  ...new Set(keywords.flatMap((keyword) => waysOf(keyword).flat())),
];
