/** The words that a keyword is found by. */
import {
  conceptById,
  findConcepts,
  knownConcept,
  queryWords,
  resolveConcepts,
} from "@bole/talent/reading";

/** As it is written, and as the concepts that it names are called in either language. */
export function waysOf(keyword: string): string[][] {
  const names = findConcepts(`熟悉 ${keyword}`).flatMap(({ id }) => {
    const concept = conceptById(id);
    return concept === undefined ? [] : [concept.zh, concept.en];
  });
  const ways = [...new Set([keyword, ...names, ...otherNamesOf(keyword)])].map((name) =>
    queryWords(name),
  );
  return ways.filter((way) => way.length > 0);
}

/** What a skill of the classifications is called in the other language. */
function otherNamesOf(keyword: string): string[] {
  const skills = resolveConcepts(keyword).flatMap(({ id, kind }) =>
    kind === "skill" ? (knownConcept(id) ?? []) : [],
  );
  return skills.flatMap(({ en, zh }) => (zh[0] === undefined ? [] : [en, zh[0]]));
}

/** Of all of them, each once. */
export const wordsFor = (keywords: readonly string[]): string[] => [
  ...new Set(keywords.flatMap((keyword) => waysOf(keyword).flat())),
];
