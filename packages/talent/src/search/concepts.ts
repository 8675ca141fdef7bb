import type { Embedder } from "@bole/models";
import type { FoundConcept } from "../model/skill.ts";

/** What the index must know of skills and interests. */
export interface Concepts {
  /** Those that a text names, with the places. */
  find(text: string): readonly FoundConcept[];
  neighbours(id: string): readonly string[];
  /** Those whose meaning is nearest to a vector of the embedder's. */
  nearest(
    vector: Float32Array,
    limit: number,
  ): Promise<readonly { readonly id: string; readonly similarity: number }[]>;
}

export type OpenConcepts = (embedder: Embedder) => Concepts;
