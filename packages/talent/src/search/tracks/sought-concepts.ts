import type { Concepts } from "../concepts.ts";
import { queryWords } from "../text/query-words.ts";
import type { Question } from "../vectors/meaning.ts";
import type { SoughtConcept } from "./tag-track.ts";

/** A concept that is only meant counts for less than one that is named. */
const MEANT = 0.2;
const MOST_MEANT = 3;
/** Fewer words are a name or a place as often as not, which have a nearest concept, too. */
const FEWEST_WORDS = 3;

/** The concepts that a question names, and those that it means where that is known. */
export async function soughtConcepts(
  concepts: Concepts,
  q: string,
  question: Question | null,
): Promise<SoughtConcept[]> {
  const named = concepts.find(q).map(({ id }) => ({ id, weight: 1 }));
  const known = new Set(named.map(({ id }) => id));
  const near =
    question !== null && "vector" in question && queryWords(q).length >= FEWEST_WORDS
      ? await concepts.nearest(question.vector, MOST_MEANT)
      : [];
  const best = near[0]?.score ?? 1;
  const meant = near
    .filter(({ id }) => !known.has(id))
    .map(({ id, score }) => ({ id, weight: (MEANT * score) / best }));
  return [...named, ...meant].map((concept) => ({
    ...concept,
    neighbours: concepts.neighbours(concept.id),
  }));
}
