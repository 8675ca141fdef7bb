export type { ConceptRecord } from "./concept-record.ts";
export { conceptAt, knownConcept } from "./known-concepts.ts";
export { occupationLikeness } from "./occupation-likeness.ts";
export { type ResolvedConcept, resolveConcepts } from "./resolve-concepts.ts";
