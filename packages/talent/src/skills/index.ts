export { findConcepts } from "./finding/find-concepts.ts";
export { isNegated } from "./finding/negation.ts";
export { suggestConcepts } from "./suggesting/suggest-concepts.ts";
export {
  allCategories,
  allConcepts,
  conceptById,
  neighboursOf,
  tagsOf,
} from "./taxonomy/concepts.ts";
export type { Category } from "./taxonomy/read-table.ts";
export {
  type ConceptVectors,
  createConceptVectors,
  type NearConcept,
  type NearConcepts,
} from "./vectors/concept-vectors.ts";
