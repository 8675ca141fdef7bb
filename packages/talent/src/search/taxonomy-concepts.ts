import { createConceptVectors, findConcepts, neighboursOf } from "../skills/index.ts";
import type { OpenConcepts } from "./concepts.ts";

/** The taxonomy's concepts. */
export const taxonomyConcepts: OpenConcepts = (embedder) => {
  const vectors = createConceptVectors(embedder);
  return {
    find: findConcepts,
    neighbours: (id) => neighboursOf(id).map((concept) => concept.id),
    nearest: async (vector, limit) => (await vectors.nearest(vector, limit)).concepts,
  };
};
