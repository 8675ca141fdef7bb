import { findConcepts, neighboursOf } from "../skills/index.ts";
import type { OpenConcepts } from "./concepts.ts";

/** The taxonomy's concepts. */
export const taxonomyConcepts: OpenConcepts = () => ({
  find: findConcepts,
  neighbours: (id) => neighboursOf(id).map((concept) => concept.id),
  nearest: async () => [],
});
