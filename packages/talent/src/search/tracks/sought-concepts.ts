import type { Concepts } from "../concepts.ts";
import type { Question } from "../vectors/meaning.ts";
import type { SoughtConcept } from "./tag-track.ts";

/** A question that only means a concept is not sure of it. */
const MEANT = 0.5;
const MOST_MEANT = 3;
/** Less is no kinship: two concepts that have nothing to do with each other are this near. */
const LEAST_SIMILARITY = 0.45;

/** The concepts that a question names, and those that it means where that is known. */
export async function soughtConcepts(
  concepts: Concepts,
  q: string,
  question: Question | null,
): Promise<SoughtConcept[]> {
  const named = concepts.find(q).map(({ id }) => ({ id, weight: 1 }));
  const known = new Set(named.map(({ id }) => id));
  const near =
    question !== null && "vector" in question
      ? await concepts.nearest(question.vector, MOST_MEANT)
      : [];
  const meant = near
    .filter(({ id, similarity }) => !known.has(id) && similarity >= LEAST_SIMILARITY)
    .map(({ id, similarity }) => ({ id, weight: MEANT * similarity }));
  return [...named, ...meant].map((concept) => ({
    ...concept,
    neighbours: concepts.neighbours(concept.id),
  }));
}
