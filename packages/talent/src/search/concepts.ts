import { type Alarm, soonEnough } from "@bole/base";
import type { Embedder } from "@bole/models";
import type { FoundConcept } from "../model/skill.ts";
import type { NearConcept } from "../skills/index.ts";

/** What the index must know of skills and interests. */
export interface Concepts {
  /** Those that a text names, with the places. */
  find(text: string): readonly FoundConcept[];
  neighbours(id: string): readonly string[];
  /** Those whose meaning is nearest to a vector of the embedder's, the nearest first. */
  nearest(vector: Float32Array, limit: number): Promise<readonly NearConcept[]>;
}

export type OpenConcepts = (embedder: Embedder) => Concepts;

/** With a new model all concepts are embedded first; no search waits for that. */
const PATIENCE_MS = 300;

/** The same concepts, of which the nearest are none where they cannot be found soon. */
export function patient(concepts: Concepts, alarm: Alarm): Concepts {
  return {
    ...concepts,
    nearest: (vector, limit) =>
      soonEnough(
        alarm,
        PATIENCE_MS,
        concepts.nearest(vector, limit).catch(() => []),
        () => [],
      ),
  };
}
